import { accountMails } from './hi/account.ts'
import { familyMails } from './hi/family.ts'
import { instituteMails } from './hi/institute.ts'
import type { MailTexts } from './text.ts'

export const hi: MailTexts = {
  mails: { ...accountMails, ...familyMails, ...instituteMails },
  accounts: {
    student: { college: 'कॉलेज वाले खाते', school: 'स्कूल वाले खाते', both: 'आपके खाते' },
    buyer: { college: 'आपके कॉलेज के खाते', school: 'आपके स्कूल के खाते', both: 'आपके खाते' },
  },
  changed: {
    password: 'आपका पासवर्ड',
    email: 'आपका ई-मेल पता',
    mobile: 'आपका मोबाइल नंबर',
    refunds: 'वापसी का आपका बैंक खाता',
    factor: 'साइन इन का दूसरा चरण',
  },
  operator: 'प्रवेश',
  roles: {
    owner: 'स्वामी',
    editor: 'संपादक',
    moderator: 'मॉडरेटर',
    counsellor: 'परामर्शदाता',
    admissions: 'प्रवेश विभाग',
    finance: 'वित्त',
    'read-only': 'केवल पढ़ना',
  },
  unknownDevice: 'ऐसे ब्राउज़र जिसने अपना नाम नहीं बताया',
  erased: {
    account: () => 'आपका खाता और उसमें सब कुछ',
    child: (name) => `${name}, साथ में फ़ॉर्म, दस्तावेज़ और आवेदन`,
    application: (name) => `${name} को भेजे आपके आवेदन के काग़ज़`,
  },
  codesEnded:
    'इससे पहली बार पता चला कि यह ई-मेल पता आपका है। आपके खाते में कोई और न रहे, इसलिए सबको साइन आउट कर दिया गया है, और खाते में लिखे मोबाइल नंबर से अब कोड पर साइन इन नहीं होता। फिर से कोड पाने के लिए अपनी प्रोफ़ाइल में मोबाइल की पुष्टि कीजिए।',
  refunded: (reason) => ({
    state: 'प्रवेश ने बंद कर दिया है',
    note: `प्रवेश ने फ़ीस लौटा दी और यह आवेदन बंद कर दिया: ${reason}`,
    next: 'कुछ नहीं करना है: रक़म वहीं लौटती है जहाँ से आई थी',
  }),
  lots: {
    place: (place, all) => `${all} में ${place}`,
    drawn: (seats) =>
      `यह पहले ${seats} में है, और सीटें भी इतनी ही हैं। अब संस्थान इस पर फ़ैसला करेगा और आपको लिखेगा: आपको कुछ नहीं करना है।`,
    waiting: (seats) =>
      `यह पहले ${seats} में नहीं है, और सीटें इतनी ही हैं। यह इसी क्रम में प्रतीक्षा में है; सीट ख़ाली होने पर संस्थान आपको लिखेगा।`,
  },
  reviewedGroups: { name: 'नाम', place: 'पते', ownership: 'स्वामित्व', approvals: 'मान्यता' },
  decisions: { accepted: 'मान लिया गया है', partly: 'कुछ हद तक मान लिया गया है', refused: 'नहीं माना गया' },
  news: {
    enquiry: (count) => (count === 1 ? 'एक नया सवाल' : `${count} नए सवाल`),
    application: (count) => (count === 1 ? 'एक नया आवेदन' : `${count} नए आवेदन`),
    document: (count) => (count === 1 ? 'एक पूरा किया गया आवेदन' : `${count} पूरे किए गए आवेदन`),
    offer: (count) => (count === 1 ? 'प्रस्ताव का एक जवाब' : `प्रस्तावों के ${count} जवाब`),
    lapsing: (count) => (count === 1 ? 'जल्द ख़त्म होने वाला एक प्रस्ताव' : `जल्द ख़त्म होने वाले ${count} प्रस्ताव`),
    withdrawn: (count) => (count === 1 ? 'वापस लिया गया एक आवेदन' : `वापस लिए गए ${count} आवेदन`),
    overdue: (count) => (count === 1 ? 'एक जवाब जिसमें देर हो गई' : `${count} जवाब जिनमें देर हो गई`),
    review: (count) => (count === 1 ? 'एक नई समीक्षा' : `${count} नई समीक्षाएँ`),
    webhook: (count) => (count === 1 ? 'एक वेबहुक बंद हुआ' : `${count} वेबहुक बंद हुए`),
  },
  newsOf: (institute, news) => `${institute}: ${news}`,
  newsFrom: (news, name) => `${news}, ${name}`,
  and: (parts) => new Intl.ListFormat('hi').format(parts),
  instituteCount: (count) => `${count} संस्थान`,
  staff: 'प्रवेश का दफ़्तर',
  enquirySms: (reference, hours, link) =>
    `प्रवेश को आपकी पूछताछ ${reference} मिल गई है। उत्तर ${hours} घंटे में मिलना चाहिए: ${link}`,
  readers: (institute) => `${institute} और प्रवेश का दफ़्तर`,
}
