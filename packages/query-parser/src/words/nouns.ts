import { everyKind, type WordGroup } from './word-group.ts'

/** Nouns of searched records, words of becoming something, and "near me". */
export const nounGroups: readonly WordGroup[] = [
  {
    type: 'noun',
    value: 'school',
    kinds: ['school'],
    cost: 0.1,
    phrases: `
      school; schools*; skool; skul; vidyalaya; vidyalay; vidyalayas*; pathshala; convent schools*; स्कूल;
      स्कूलों*; स्कूल्स*; विद्यालय; विद्यालयों*; पाठशाला; schooling; schoolon*
    `,
  },
  {
    type: 'noun',
    value: 'college',
    kinds: ['college'],
    cost: 0.1,
    phrases: `
      college; colleges*; clg; clgs*; university; universities*; uni; institute; institutes*;
      institutions*; institution; campus; कॉलेज; कालेज; कॉलेजों*; महाविद्यालय; विश्वविद्यालय; यूनिवर्सिटी;
      संस्थान; collage; collages*
    `,
  },
  {
    type: 'noun',
    value: 'exam',
    kinds: ['exam'],
    cost: 0.15,
    phrases: `
      exam; exams*; entrance exam; entrance exams*; entrance test; entrance; entrances*; परीक्षा;
      परीक्षाएं*; परीक्षाएँ*; एग्जाम; pariksha; प्रवेश परीक्षा; competitive exams*
    `,
  },
  {
    type: 'noun',
    value: 'course',
    kinds: ['course'],
    cost: 0.15,
    phrases: `
      course; courses*; degree; degrees*; कोर्स; कोर्सेज*; पाठ्यक्रम; programme; program; programs*
    `,
  },
  {
    type: 'noun',
    value: 'career',
    kinds: ['career'],
    cost: 0.15,
    phrases: `
      career; careers*; job; jobs*; करियर; कैरियर; नौकरी; profession; naukri; career options*;
      career option
    `,
  },
  {
    type: 'noun',
    value: 'coaching',
    kinds: everyKind,
    cost: 1.2,
    phrases: `
      coaching
    `,
  },
  {
    type: 'becoming',
    value: 'become',
    kinds: ['career'],
    cost: 0,
    phrases: `
      how to become; how to become a; how can i become; become; becoming; kaise bane; kaise bante hain;
      kaise banu; kaise ban sakte hain; kaise bane in hindi; banna hai; banne ke liye; कैसे बनें; कैसे बने;
      बनना है; बनने के लिए; कैसे बनते हैं; career as; career in; career as a; scope of; salary of; salary;
      work of; what does a; kya karta hai; want to be; i want to be; i want to become; be a; ki salary;
      का वेतन; की सैलरी; qualification for; eligibility to become
    `,
  },
  {
    type: 'near',
    value: 'me',
    kinds: everyKind,
    cost: 0,
    phrases: `
      near me; nearby me; near my location; near my home; near my house; around me;
      close to me; in my area; in my city; mere paas; mere pas; mere aas paas; मेरे पास; मेरे आसपास;
      ghar ke paas; ghar ke pas; घर के पास; near to me
    `,
  },
  {
    type: 'near',
    value: 'there',
    kinds: everyKind,
    cost: 0,
    phrases: `
      nearby; near by; closest; nearest; paas mein; paas me; pas me; pas mein; aas paas; aaspaas; aas pas; आसपास; पास में;
      आस पास; नजदीकी; नजदीक; najdiki; nazdeeki; nazdeek; najdeek; nazdik; kareeb; करीब; ke nazdeek; ke najdeek; ke kareeb; के नजदीक; के करीब;
      ke aas paas; ke aaspaas; के आसपास; के आस पास
    `,
  },
]
