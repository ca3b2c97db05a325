import { everyKind, type WordGroup } from '../word-group.ts'

/** Words that carry no value: connectors (cheap, prepositions and postpositions) and fillers. */
export const connectorGroups: readonly WordGroup[] = [
  {
    type: 'connector',
    value: 'connector',
    kinds: everyKind,
    cost: 0.15,
    phrases: `
      sa; si; ya; या; और; evam; एवं; in; at; of; for; the; a; an; with; and; or; to; by; on; from; near;
      around; having; which; that; mere; meri; mera; मेरे; मेरी; मेरा; हैं; kisi; kisi bhi; किसी भी; jo; jisme; jinme; जो; जिसमे; जिसमें; जिनमें; ke; ka; ki; ko; me; mein; mai; main; se; par; aur; hai; hain; ho; liye;
      ke liye; wala; wale; wali; vale; me se; में; मे; के; का; की; को; से; पर; और; है; हैं; वाले; वाला;
      वाली; लिए; के लिए; के पास; offering; offer; providing; provide; located; based; through; via;
      accepting; accept; teaching; close to; next to; my; me; i; ke paas; is; are; as; do; does
    `,
  },
  {
    type: 'filler',
    value: 'filler',
    kinds: everyKind,
    cost: 0.3,
    phrases: `
      list; list of; show; show me; find; find me; search; looking for; want; need; chahiye; chaiye; which;
      what; who; please; pls; sir; madam; ji; kaun; kaunse; kaun se; konse; konsa; kaunsa; कौन; कौन से;
      कौनसे; कौन सा; batao; बताओ; बताइए; bataye; details; detail; information; info; all; india; indian;
      भारत; bharat; today; latest; new; option; options; name; names; naam; नाम; नाम की सूची; सूची; suchi;
      list in; kya; kya hai; क्या; क्या है; koi; कोई; चाहिए; mujhe; मुझे; apne; bache; bachche; bacche;
      bachche ke liye; बच्चे; kid; kids; child; son; daughter; my son; my daughter; my child; get; i want;
      i need; best for; available; website;  admission ke liye best; wise; area; city;
      town; state; nagar me; there; any; some; can; after; ki list; की सूची; की लिस्ट; लिस्ट; education;
      study; studies; padhai; पढ़ाई; karna hai; karne ke liye; करना है; stream; field; seat; seats; total;
      how many; kitne; kitni; कितने; कितनी; options for; scope; about; abhi; ab; now; this; year wise;
      kare; karen; karna; karu; kar sakte; करें; करे; करना; ka naam
    `,
  },
  {
    type: 'filler',
    value: 'filler',
    kinds: everyKind,
    cost: 0.3,
    phrases: `
      tayari; taiyari; तैयारी; preparation; le; leni; lena; padta hai; aata hai; आता है; बच्चों; बच्चियों;
      kitna; kitni hai; kaisa; kaise; how; should; good for; hota hai; hoti hai; hote hain; milta hai;
      milega; paye; jaye; bharega; sakte; lena hai; dilana hai; karana hai; karwana hai; hota; होता है;
      होती है; चाहते हैं; session; batch
    `,
  },
]
