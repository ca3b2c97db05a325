/** Labels of the fields and filters of the institutes' console. */
export const buyerFieldTexts = {
  questions: 'सवाल',
  withAReply: 'उत्तर के साथ',
}
