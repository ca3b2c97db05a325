import type { notice as english } from '../en/notice.ts'

export const notice: Record<keyof typeof english, string> = {
  move: '{institute}: {applicant} का आवेदन अब {state}',
  message: '{institute} ने {applicant} के आवेदन के बारे में आपको लिखा',
  offer: '{institute} ने {applicant} को सीट का प्रस्ताव दिया है: {day} तक जवाब दें',
  deadline: '{applicant} को {institute} का प्रस्ताव {day} को ख़त्म होता है',
  drawListed: '{institute}: {applicant} का आवेदन {day} की लॉटरी की सूची में है',
  drawDrawn: '{institute}: लॉटरी निकल गई, {applicant} का स्थान {place}',
  drawCancelled: '{institute} ने वह लॉटरी रद्द की जिसमें {applicant} का आवेदन था',
  reply: '{institute} ने आपके सवाल {reference} का जवाब दिया',
  replyOfStaff: 'प्रवेश के कर्मचारियों ने आपके सवाल {reference} का जवाब दिया',
  refund: '{institute} के लिए चुकाए {amount} आपको लौटाए जा रहे हैं',
  readContact: '{reader} ने सवाल {reference} में आपका संपर्क देखा',
  readForm: '{reader} ने {institute} के लिए {applicant} का आवेदन पढ़ा',
}
