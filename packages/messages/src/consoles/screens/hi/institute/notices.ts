import type {
  deliveryTexts as delivery,
  noticeTexts as english,
  noticeKindTexts as kinds,
} from '../../en/institute/notices.ts'

export const noticeTexts: Record<keyof typeof english, string> = {
  title: 'हम आपको क्या बताएँ',
  lead: 'मेल {email} पर जाते हैं। तुरंत आने वाली ख़बरें इकट्ठी की जाती हैं: कुछ मिनटों के कई सवाल एक ही मेल में आते हैं।',
  bounced:
    '{email} पर कोई मेल नहीं पहुँचता: पता उसे लौटा देता है। कोई आपको नहीं बताता कि किसी परिवार ने लिखा है। प्रवेश के कर्मचारियों से इसे ठीक करने को कहें।',
  unsubscribed: 'आपने मेल के लिंक से ये मेल बंद किए थे। कोई आपको नहीं बताता कि किसी परिवार ने लिखा है।',
  resume: 'फिर से भेजें',
  language: 'मेल की भाषा',
  sms: 'तुरंत आने वाली ख़बरें SMS से भी बताएँ',
}
export const noticeKindTexts: Record<keyof typeof kinds, string> = {
  enquiry: 'कोई सवाल, या आगे का संदेश',
  application: 'नया आवेदन',
  document: 'आवेदन जिसे परिवार ने पूरा किया या सुधारा',
  offer: 'प्रस्ताव का जवाब',
  lapsing: 'प्रस्ताव जो दो दिन में ख़त्म होगा',
  withdrawn: 'वापस लिया गया आवेदन',
  overdue: 'जवाब जिसमें देर हो गई',
  review: 'प्रकाशित समीक्षा',
  webhook: 'बंद हुआ वेबहुक',
}
export const deliveryTexts: Record<keyof typeof delivery, string> = { now: 'तुरंत', digest: 'सुबह 8:30 बजे', off: 'बंद' }
