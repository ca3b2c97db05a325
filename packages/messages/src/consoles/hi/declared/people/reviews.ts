/** Texts of the administrators' screens of reviews, by the English one. */
export const declaredOfReviews: Readonly<Record<string, string>> = {
  Advertising: 'विज्ञापन',
  'Waiting since': 'कब से इंतज़ार में',
  changed: 'बदला',
  Decision: 'फ़ैसला',
  Skip: 'छोड़ें',
}
