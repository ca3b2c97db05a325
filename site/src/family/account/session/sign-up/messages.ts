/** A version of a consent text. */
type ConsentText = { version: string; text: string }
/** The consents for opening an account: a student's, and a parent's, who is an adult. */
export type SignUpMessages = { account: ConsentText; parent: ConsentText }
