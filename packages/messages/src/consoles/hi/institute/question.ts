import type { question as english } from '../../en/institute/question.ts'

export const question: Record<keyof typeof english, string> = {
  many: 'आवेदकों से सवाल',
  intro:
    'ये आपके आवेदन फ़ॉर्म में, सबसे पूछी जाने वाली बातों के बाद पूछे जाते हैं। भेजे जा चुके आवेदन में वही सवाल रहते हैं जिनका जवाब दिया गया था।',
  none: 'आप अभी अपनी ओर से कोई सवाल नहीं पूछते।',
  list: 'सवाल',
  limit: 'ज़्यादा से ज़्यादा {count}, इसी क्रम में',
  one: 'सवाल',
  untitled: 'नया सवाल',
  label: 'सवाल',
  labelLocal: 'हिन्दी में सवाल',
  labelLocalHelp: 'प्रवेश हिन्दी में इस्तेमाल करने वाले परिवारों को दिखता है',
  kind: 'जवाब',
  text: 'लिखित',
  number: 'संख्या',
  date: 'तारीख़',
  choice: 'कई विकल्पों में से एक',
  choices: 'विकल्प',
  choicesHelp: 'कम से कम दो। हर एक के बाद Enter दबाएँ',
  required: 'जवाब ज़रूरी है',
  requiredMark: 'ज़रूरी',
}
