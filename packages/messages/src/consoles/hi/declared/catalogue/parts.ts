/** Texts of the administrators' screens of the parts of an institute, by the declared English one. */
export const declaredOfParts: Readonly<Record<string, string>> = {
  Details: 'मुख्य जानकारी',
  Contact: 'संपर्क',
  Contacts: 'संपर्क',
  Campus: 'परिसर',
  Phones: 'फ़ोन',
  Latitude: 'अक्षांश',
  Longitude: 'देशांतर',
  Section: 'अनुभाग',
  Sections: 'अनुभाग',
  'What it is about': 'किस बारे में',
  Admission: 'दाख़िला',
  Scholarship: 'छात्रवृत्ति',
  Hostel: 'छात्रावास',
  Ranking: 'रैंकिंग',
  Documents: 'दस्तावेज़',
  News: 'समाचार',
}
