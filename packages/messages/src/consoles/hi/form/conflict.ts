import type { conflict as english } from '../../en/form/conflict.ts'

export const conflict: Record<keyof typeof english, string> = {
  title: 'आपके बदलते समय किसी और ने इसे सहेज दिया',
  by: '{by} ने सहेजा, {time}।',
  at: 'सहेजा गया {time}।',
  text: 'आपका कुछ नहीं खोया। चुनें कि क्या रखना है, फिर सहेजें।',
  fields: 'बदले हुए फ़ील्ड',
  was: 'पहले',
  theirs: 'उनका',
  mine: 'मेरा',
  empty: 'ख़ाली',
  entries: '{count} प्रविष्टियाँ',
  keepOf: 'कौन-सा रखें: {label}',
  keepMine: 'मेरा रखें',
  keepTheirs: 'उनका रखें',
  onlyMine: 'केवल आपने बदला',
  onlyTheirs: 'केवल उन्होंने बदला: उनका रहेगा',
  saveMine: 'जो मैंने रखा, सहेजें',
  loadTheirs: 'मेरा छोड़ें, उनका लाएँ',
}
