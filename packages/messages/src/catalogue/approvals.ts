/** Bodies that approve and accredit colleges, in Hindi, by their English name. */
export const approvals: Readonly<Record<string, string>> = {
  'University Grants Commission (UGC)': 'विश्वविद्यालय अनुदान आयोग (UGC)',
  'All India Council for Technical Education (AICTE)': 'अखिल भारतीय तकनीकी शिक्षा परिषद (AICTE)',
  'National Medical Commission (NMC)': 'राष्ट्रीय आयुर्विज्ञान आयोग (NMC)',
  'Dental Council of India (DCI)': 'भारतीय दंत चिकित्सा परिषद (DCI)',
  'Bar Council of India (BCI)': 'भारतीय विधिज्ञ परिषद (BCI)',
  'Council of Architecture (COA)': 'वास्तुकला परिषद (COA)',
  'Pharmacy Council of India (PCI)': 'भारतीय भेषजी परिषद (PCI)',
  'Indian Nursing Council (INC)': 'भारतीय उपचर्या परिषद (INC)',
  'National Council for Teacher Education (NCTE)': 'राष्ट्रीय अध्यापक शिक्षा परिषद (NCTE)',
  'Indian Council of Agricultural Research (ICAR)': 'भारतीय कृषि अनुसंधान परिषद (ICAR)',
  'Veterinary Council of India (VCI)': 'भारतीय पशु चिकित्सा परिषद (VCI)',
  'Rehabilitation Council of India (RCI)': 'भारतीय पुनर्वास परिषद (RCI)',
  'National Assessment and Accreditation Council (NAAC)': 'राष्ट्रीय मूल्यांकन एवं प्रत्यायन परिषद (NAAC)',
  'National Board of Accreditation (NBA)': 'राष्ट्रीय प्रत्यायन बोर्ड (NBA)',
  'Institution of Eminence': 'उत्कृष्ट संस्थान',
}
