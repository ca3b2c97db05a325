/** The version of the consent text of the enquiry form: a new one whenever its words change, in any language. */
export const consentVersion = '2026-11'
