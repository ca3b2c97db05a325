/** A version of a consent text; a `{name}` in it is filled as the name is typed. */
export type ConsentText = { version: string; text: string }
/** The consents for opening an account: the person's own, and the guardian's for a person under 18. */
export type SignUpMessages = { account: ConsentText; guardian: ConsentText }
