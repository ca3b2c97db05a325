/**
 * Names of one institute each, where lists of admission authorities and registers do not spell it alike: former names with the year of
 * the change, campuses, and the university whose department a list names. Nothing else than these leads from a name to another one.
 */
export const sameInstitutes: readonly (readonly string[])[] = [
  ['Indian Institute of Technology (ISM) Dhanbad', 'Indian Institute of Technology (Indian School of Mines) Dhanbad'],
  // 2014
  [
    'Indian Institute of Engineering Science and Technology, Shibpur',
    'Bengal Engineering and Science University, Shibpur',
  ],
  // 2022
  ['Gati Shakti Vishwavidyalaya, Vadodara', 'National Rail and Transportation Institute, Vadodara'],
  // 2023
  [
    'National Institute of Advanced Manufacturing Technology, Ranchi',
    'National Institute of Foundry and Forge Technology, Ranchi',
  ],
  // 2021
  [
    'National Institute of Food Technology Entrepreneurship and Management, Thanjavur',
    'National Institute of Food Technology, Entrepreneurship and Management (NIFTEM) - Thanjavur',
    'Indian Institute of Food Processing Technology, Thanjavur',
  ],
  [
    'National Institute of Food Technology Entrepreneurship and Management, Kundli',
    'National Institute of Food Technology Entrepreneurship and Management, Sonepat, Haryana',
  ],
  // 2020
  ['Puducherry Technological University, Puducherry', 'Pondicherry Engineering College, Puducherry'],
  [
    'School of Studies of Engineering and Technology, Guru Ghasidas Vishwavidyalaya, Bilaspur',
    'Institute of Technology, Guru Ghasidas Vishwavidyalaya (A Central University), Bilaspur, (C.G.)',
    'Guru Ghasidas Vishwavidyalaya',
  ],
  ['School of Engineering, Tezpur University, Napaam, Tezpur', 'Tezpur University'],
  [
    'J.K. Institute of Applied Physics & Technology, Department of Electronics & Communication, University of Allahabad- Allahabad',
    'University of Allahabad',
  ],
  [
    'Institute of Engineering and Technology, Dr. H. S. Gour University. Sagar (A Central University)',
    'Dr. Harisingh Gour Vishwavidyalaya',
  ],
  [
    'Chhattisgarh Swami Vivekanada Technical University, Bhilai (CSVTU Bhilai)',
    'University Teaching Department CSVTU Bhilai',
  ],
  ['CU Jharkhand', 'Central University of Jharkhand'],
  ['Birla Institute of Technology, Mesra, Ranchi', 'Birla Institute of Technology, Mesra'],
  ['Birla Institute of Technology, Deoghar Off-Campus', 'Birla Institute of Technology, Mesra, Off Campus Deoghar'],
  [
    'Institute of Chemical Technology, Mumbai: Indian Oil Odisha Campus, Bhubaneswar',
    'Institute of Chemical Technology Mumbai IOC Odisha Off Campus',
  ],
  ['Punjab Engineering College, Chandigarh', 'Punjab Engineering College Deemed to be University'],
  [
    'Sant Longowal Institute of Engineering and Technology',
    'Sant Longowal Institute of Engineering and Technology SLIET Deemed to be University',
  ],
  ['Central institute of Technology Kokrajar, Assam', 'Central Institute of Technology Kokrajhar'],
  [
    'Ghani Khan Choudhary Institute of Engineering and Technology, Malda, West Bengal',
    'Ghani Khan Choudhury Institute of Engineering and Technology',
  ],
  [
    'North Eastern Regional Institute of Science and Technology, Nirjuli-791109 (Itanagar),Arunachal Pradesh',
    'North Eastern Regional Institute of Science & Technology',
  ],
  ['Shri Mata Vaishno Devi University, Katra, Jammu & Kashmir', 'Shri Mata Vaishno Devi University'],
  [
    'International Institute of Information Technology, Naya Raipur',
    'Dr. Shyama Prasad Mukherjee International Institute of Information Technology',
  ],
]

/** Names of one branch each, in lists and in the catalogue. */
export const sameBranches: readonly (readonly [published: string, ofCatalogue: string])[] = [
  ['Bio Technology', 'Biotechnology'],
  ['Bio Medical Engineering', 'Biomedical Engineering'],
  ['Mathematics & Computing', 'Mathematics and Computing'],
]
