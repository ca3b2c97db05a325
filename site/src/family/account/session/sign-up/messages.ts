/** A version of a consent text. */
type ConsentText = { version: string; text: string }
/** The consent for opening an account. */
export type SignUpMessages = { account: ConsentText }
