/** Districts and well-known cities by state: `name=other spelling,…`. The first name is the one that listings use. */
export const central: Readonly<Record<string, string>> = {
  BR: `Araria; Arwal; Aurangabad; Banka; Begusarai; Bhagalpur; Bhojpur=Arrah,Ara; Buxar; East Champaran=Champaran East,Purba Champaran,Purbi Champaran,Motihari;
    West Champaran=Champaran West,Pashchim Champaran,Paschim Champaran,Bettiah; Darbhanga; Gaya; Gopalganj; Jamui; Jehanabad;
    Kaimur=Bhabua; Katihar; Khagaria; Kishanganj; Lakhisarai; Madhepura; Madhubani; Munger; Muzaffarpur; Nalanda; Nawada; Patna;
    Purnia=Purnea; Rohtas; Saharsa; Samastipur; Saran=Chapra,Saran Chapra; Sheikhpura; Sheohar; Sitamarhi; Siwan; Supaul;
    Vaishali=Hajipur`,
  CG: `Balod; Baloda Bazar=Baloda Bazaar; Balrampur=Balrampur Ramanujganj; Bastar=Jagdalpur; Bemetara; Bijapur; Bilaspur; Dantewada=Dakshin Bastar Dantewada;
    Dhamtari; Durg; Gariaband=Gariyaband; Gaurela-Pendra-Marwahi=Gaurella Pendra Marwahi; Janjgir-Champa=Janjgir Champa; Jashpur;
    Kabirdham=Kabeerdham,Kawardha; Kanker=Uttar Bastar Kanker; Kondagaon; Korba; Koriya=Korea; Mahasamund; Mungeli; Narayanpur;
    Raigarh; Raipur; Rajnandgaon; Sakti; Sarangarh-Bilaigarh=Sarangarh Bilaigarh; Sukma; Surajpur; Surguja=Ambikapur; Bhilai`,
  JH: `Bokaro; Chatra; Deoghar; Dhanbad; Dumka; East Singhbhum=East Singhabhum,East Singhbum,Purbi Singhbhum; Garhwa; Giridih;
    Godda; Gumla; Hazaribagh=Hazaribag; Jamtara; Khunti; Koderma=Kodarma; Latehar; Lohardaga; Pakur; Palamu; Ramgarh; Ranchi;
    Sahibganj=Sahebganj; Seraikela Kharsawan=Saraikela Kharsawan,Sareikela and Kharsawan; Simdega;
    West Singhbhum=Paschim Singhbhum,Pashchimi Singhbhum; Jamshedpur`,
  MP: `Agar Malwa; Alirajpur; Anuppur; Ashoknagar; Balaghat; Barwani; Betul; Bhind; Bhopal; Burhanpur; Chhatarpur; Chhindwara;
    Damoh; Datia; Dewas; Dhar; Dindori; Guna; Gwalior; Harda; Indore; Jabalpur=JBP; Jhabua; Katni; Khandwa=East Nimar; Khargone=West Nimar;
    Maihar; Mandla; Mandsaur; Mauganj; Morena; Narmadapuram=Hoshangabad; Narsinghpur=Narsimhapur,Narsinhgpur; Neemuch; Niwari;
    Pandhurna; Panna; Raisen; Rajgarh; Ratlam; Rewa; Sagar; Satna; Sehore; Seoni; Shahdol; Shajapur; Sheopur; Shivpuri;
    Sidhi; Singrauli; Tikamgarh; Ujjain; Umaria; Vidisha; Itarsi; Mhow=Dr Ambedkar Nagar`,
  OD: `Angul=Anugul; Balangir=Bolangir; Balasore=Baleshwar; Bargarh; Boudh=Baudh,Bauda; Bhadrak; Cuttack; Deogarh=Debagarh;
    Dhenkanal; Gajapati; Ganjam; Jagatsinghpur=Jagatsinghapur; Jajpur=Jajapur; Jharsuguda; Kalahandi; Kandhamal; Kendrapara;
    Keonjhar=Kendujhar; Khordha=Khurda; Koraput; Malkangiri; Mayurbhanj; Nabarangpur=Nabarangapur; Nayagarh; Nuapada; Puri;
    Rayagada; Sambalpur; Sonepur=Subarnapur; Sundargarh=Sundergarh; Bhubaneswar=Bhubaneshwar; Berhampur=Brahmapur; Rourkela; Talcher`,
  WB: `Alipurduar; Bankura; Bardhaman=Barddhaman,Burdwan,Purba Bardhaman; Birbhum; Cooch Behar=Koch Bihar;
    Dakshin Dinajpur=Dinajpur Dakshin,South Dinajpur,Dakshini Dinajpur; Darjeeling=Darjiling; Hooghly=Hugli; Howrah=Haora; Jalpaiguri; Jhargram; Kalimpong;
    Kolkata=Calcutta; Malda=Maldah; Murshidabad; Nadia;
    North 24 Parganas=North Parganas,North Pargana,North Twenty Four Parganas,Paraganas North;
    Paschim Bardhaman; Paschim Medinipur=Medinipur West,West Midnapore,West Medinipur; Purba Medinipur=Medinipur East,East Midnapore,East Medinipur;
    Purulia=Puruliya; South 24 Parganas=South Parganas,South Pargana,South Twenty Four Parganas,Paraganas South;
    Uttar Dinajpur=North Dinajpur,Utter Dinajpur,Dinajpur Uttar; Siliguri; Durgapur; Asansol; Kharagpur; Santiniketan; Haldia`,
}
