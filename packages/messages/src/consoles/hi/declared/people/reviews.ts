/** Texts of the administrators' screens of reviews, by the English one. */
export const declaredOfReviews: Readonly<Record<string, string>> = {
  Advertising: 'विज्ञापन',
  'Waiting since': 'कब से इंतज़ार में',
  changed: 'बदला',
  Decision: 'फ़ैसला',
  Skip: 'छोड़ें',
  'Review Updated Successfully': 'समीक्षा बदल गई',
  'This review changed since you read it. Read it again': 'आपके पढ़ने के बाद यह समीक्षा बदल गई। इसे फिर पढ़ें',
  'Its author withdrew this review': 'लेखक ने यह समीक्षा वापस ले ली',
}
