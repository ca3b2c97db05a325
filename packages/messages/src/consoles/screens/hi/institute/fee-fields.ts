/** Labels of the fees of a class in addition to the table. */
export const feeFieldTexts = {
  schoolBusByDistance: 'स्कूल बस, दूरी के अनुसार',
  upToKm: 'कितने किमी तक',
  aYear: 'साल में',
  otherYearlyFees: 'दूसरे वार्षिक शुल्क',
  whatFor: 'किसलिए',
  hostelAYear: 'छात्रावास, साल में',
  booksAbout: 'किताबें, लगभग',
  discountForBrothersAndSisters: 'भाई-बहनों के लिए छूट',
}
