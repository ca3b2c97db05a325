import type { problem as english } from '../en/problem.ts'

export const problem: Record<keyof typeof english, string> = {
  faultTitle: 'यह पन्ना दिखाया नहीं जा सका',
  faultText: 'हमारी ओर से कुछ गड़बड़ हुई। फिर कोशिश करें; फ़ॉर्म में जो सहेजा नहीं गया था, वह इस डिवाइस पर रखा है।',
  offlineTitle: 'आप ऑफ़लाइन हैं',
  offlineText: 'नेटवर्क लौटते ही यह पन्ना अपने आप खुलेगा।',
  stillOffline: 'अब भी नेटवर्क नहीं है।',
  newVersionTitle: 'नया संस्करण आ गया है',
  newVersionText: 'कंसोल खुला था, तभी उसे नया किया गया। आगे बढ़ने के लिए उसे फिर खोलें।',
}
