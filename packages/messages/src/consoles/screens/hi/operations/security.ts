import type { securityTexts as english } from '../../en/operations/security.ts'

export const securityTexts: Record<keyof typeof english, string> = {
  outcome: 'नतीजा',
  device: 'उपकरण',
  network: 'नेटवर्क',
  unknownName: 'अनजान नाम',
  paymentGateway: 'भुगतान गेटवे',
  unknownCaller: 'अनजान व्यक्ति',
  account: 'खाता {id}',
  whoseAccount: 'किसका खाता',
  accountNumber: 'खाते का नंबर',
  paymentNumber: 'भुगतान की संख्या',
  from: 'इस दिन से',
  until: 'इस दिन तक',
  calls: '{count} कॉल',
  about: 'खाता {id} के बारे में',
  exportLines: 'निर्यात (JSON पंक्तियाँ)',
}
