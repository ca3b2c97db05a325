type Reply = {
  language: 'en' | 'hi'
  name: string
  institute: string
  reference: string
  message: string | null
  reply: string
}
const line = (text: string) => text.replace(/\s+/g, ' ').trim()

/** An institute's answer to a person, in the language they asked in. */
export function replyMail({ language, name, institute, reference, message, reply }: Reply) {
  const hindi = language === 'hi'
  const subject = hindi
    ? `${institute} ने आपके सवाल का जवाब दिया है (${reference})`
    : `${institute} has answered your question (${reference})`
  const asked = message ? (hindi ? `आपने पूछा था: ${message}` : `You asked: ${message}`) : undefined
  const greeting = hindi ? `नमस्ते ${name},` : `Dear ${name},`
  return { subject: line(subject), text: [greeting, reply, institute, asked].filter(Boolean).join('\n\n') }
}
