import type { Language } from '@pravesh/messages'

type SmsTexts = {
  code: (code: string, minutes: number) => string
  /** To a parent or guardian: the page of the link says what it is about, and takes the code (DPDP Act 2023, s. 5 and 9(1)). */
  guardian: (code: string, link: string, minutes: number) => string
  password: (password: string, minutes: number) => string
  /** After a sign-in from a new network. */
  signin: (link: string) => string
  /** `what` is one of `changedLabels`. */
  changed: (what: string, link: string) => string
  /** To a family that chose messages in place of mails. */
  news: (link: string) => string
  /** To a person of an institute. */
  notice: (count: number, link: string) => string
  changedLabels: Record<'password' | 'email' | 'mobile' | 'refunds' | 'factor', string>
}

/** Texts of messages to mobiles. An operator registers them with the provider word by word. */
export const smsTexts: Readonly<Record<Language, SmsTexts>> = {
  en: {
    code: (code, minutes) =>
      `${code} is your code to sign in to Pravesh. It works for ${minutes} minutes. Do not share it with anyone.`,
    guardian: (code, link, minutes) =>
      `A person under 18 opened an account at Pravesh and names you as parent or guardian. Read what it means, and agree there or not: ${link} Your code is ${code}. It works for ${minutes} minutes. Do not share it with anyone.`,
    password: (password, minutes) =>
      `${password} is your new password for Pravesh. It works once, for ${minutes} minutes.`,
    signin: (link) =>
      `Somebody signed in to your account at Pravesh from a new network. If it was not you, tell us at once: ${link}`,
    changed: (what, link) =>
      `The ${what} of your account at Pravesh was changed. If it was not you, tell us at once: ${link}`,
    news: (link) => `There is news about your applications or questions on Pravesh. Read it here: ${link}`,
    notice: (count, link) => `News from families on Pravesh for your institute: ${count}. Read them here: ${link}`,
    changedLabels: {
      password: 'password',
      email: 'e-mail address',
      mobile: 'mobile number',
      refunds: 'account for refunds',
      factor: 'second sign-in step',
    },
  },
  hi: {
    code: (code, minutes) =>
      `${code} प्रवेश में साइन इन करने का आपका कोड है। यह ${minutes} मिनट तक चलता है। इसे किसी को न बताएँ।`,
    guardian: (code, link, minutes) =>
      `18 साल से कम उम्र के एक व्यक्ति ने प्रवेश पर खाता खोला है और आपको माता-पिता या अभिभावक बताया है। पढ़ें कि इसका क्या मतलब है, और सहमत हों तो वहीं बताएँ: ${link} आपका कोड ${code} है। यह ${minutes} मिनट तक चलता है। इसे किसी को न बताएँ।`,
    password: (password, minutes) => `${password} प्रवेश का आपका नया पासवर्ड है। यह ${minutes} मिनट तक एक बार चलता है।`,
    signin: (link) => `प्रवेश पर आपके खाते में किसी ने नए नेटवर्क से साइन इन किया। अगर आप नहीं थे, तो हमें तुरंत बताएँ: ${link}`,
    changed: (what, link) => `प्रवेश पर आपके खाते में यह बदला गया: ${what}। अगर आपने नहीं बदला, तो हमें तुरंत बताएँ: ${link}`,
    news: (link) => `प्रवेश पर आपके आवेदनों या सवालों की नई जानकारी है। यहाँ पढ़ें: ${link}`,
    notice: (count, link) => `प्रवेश पर आपके संस्थान के लिए परिवारों की ख़बरें: ${count}। यहाँ पढ़ें: ${link}`,
    changedLabels: {
      password: 'पासवर्ड',
      email: 'ई-मेल पता',
      mobile: 'मोबाइल नंबर',
      refunds: 'रिफ़ंड का बैंक खाता',
      factor: 'साइन इन का दूसरा चरण',
    },
  },
}
