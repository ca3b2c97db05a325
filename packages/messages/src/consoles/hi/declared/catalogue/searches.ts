/** Texts of the administrators' screens of searches, by the declared English one: the institutes' console does not load them. */
export const declaredOfSearches: Readonly<Record<string, string>> = {
  Search: 'खोज',
  Searches: 'खोजें',
  'Found nothing': 'कुछ नहीं मिला',
  'What was typed': 'क्या लिखा गया',
  'Not understood': 'समझ में नहीं आया',
  'Period in days': 'अवधि, दिनों में',
  Listing: 'सूची',
  Page: 'पृष्ठ',
  Names: 'नाम',
  None: 'कुछ नहीं',
}
