import { parsePairs } from '../word-group.ts'

/** Names of cities in Hindi, by slug of the catalogue: for what `nameLocal` does not hold. */
export const hindiCityNames: Readonly<Record<string, string>> = parsePairs(`
  mumbai मुंबई; delhi दिल्ली; new-delhi नई दिल्ली; bengaluru बेंगलुरु; hyderabad हैदराबाद;
  ahmedabad अहमदाबाद; chennai चेन्नई; kolkata कोलकाता; surat सूरत; pune पुणे; jaipur जयपुर;
  lucknow लखनऊ; kanpur कानपुर; nagpur नागपुर; indore इंदौर; thane ठाणे; bhopal भोपाल;
  visakhapatnam विशाखापत्तनम; patna पटना; vadodara वडोदरा; ghaziabad गाजियाबाद; ludhiana लुधियाना;
  agra आगरा; nashik नासिक; faridabad फरीदाबाद; meerut मेरठ; rajkot राजकोट; varanasi वाराणसी;
  srinagar श्रीनगर; chhatrapati-sambhajinagar छत्रपति संभाजीनगर; dhanbad धनबाद; amritsar अमृतसर;
  navi-mumbai नवी मुंबई; prayagraj प्रयागराज; ranchi रांची; howrah हावड़ा; coimbatore कोयंबटूर;
  jabalpur जबलपुर; gwalior ग्वालियर; vijayawada विजयवाड़ा; jodhpur जोधपुर; madurai मदुरै;
  raipur रायपुर; kota कोटा; guwahati गुवाहाटी; chandigarh चंडीगढ़; solapur सोलापुर; hubballi हुबली;
  dharwad धारवाड़; mysuru मैसूर; tiruchirappalli तिरुचिरापल्ली; bareilly बरेली; aligarh अलीगढ़;
  moradabad मुरादाबाद; gurugram गुरुग्राम; noida नोएडा; greater-noida ग्रेटर नोएडा; jalandhar जालंधर;
  bhubaneswar भुवनेश्वर; cuttack कटक; salem सेलम; warangal वारंगल; guntur गुंटूर; gorakhpur गोरखपुर;
  bikaner बीकानेर; amravati अमरावती; jamshedpur जमशेदपुर; bhilai भिलाई; kochi कोच्चि;
  thiruvananthapuram तिरुवनंतपुरम; kozhikode कोझिकोड; thrissur त्रिशूर; kollam कोल्लम;
  kottayam कोट्टायम; palakkad पलक्कड़; kannur कन्नूर; dehradun देहरादून; haridwar हरिद्वार;
  roorkee रुड़की; rishikesh ऋषिकेश; nainital नैनीताल; pantnagar पंतनगर; mussoorie मसूरी;
  kolhapur कोल्हापुर; ajmer अजमेर; udaipur उदयपुर; pilani पिलानी; jamnagar जामनगर; bhavnagar भावनगर;
  gandhinagar गांधीनगर; anand आणंद; ujjain उज्जैन; sagar सागर; rewa रीवा; siliguri सिलीगुड़ी;
  durgapur दुर्गापुर; asansol आसनसोल; kharagpur खड़गपुर; darjeeling दार्जिलिंग;
  santiniketan शांतिनिकेतन; jammu जम्मू; leh लेह; mangaluru मंगलुरु; manipal मणिपाल; udupi उडुपी;
  belagavi बेलगावी; kalaburagi कलबुर्गी; davanagere दावणगेरे; shivamogga शिवमोगा;
  tirunelveli तिरुनेलवेली; vellore वेल्लोर; thanjavur तंजावुर; erode इरोड; tiruppur तिरुप्पुर;
  kanniyakumari कन्याकुमारी; nellore नेल्लोर; tirupati तिरुपति; kakinada काकीनाडा; kurnool कुर्नूल;
  anantapur अनंतपुर; kadapa कडपा; karimnagar करीमनगर; nizamabad निजामाबाद; khammam खम्मम; gaya गया;
  muzaffarpur मुजफ्फरपुर; bhagalpur भागलपुर; darbhanga दरभंगा; bokaro बोकारो; hazaribagh हजारीबाग;
  rourkela राउरकेला; sambalpur संबलपुर; berhampur ब्रह्मपुर; puri पुरी; bilaspur बिलासपुर;
  silchar सिलचर; dibrugarh डिब्रूगढ़; jorhat जोरहाट; tezpur तेजपुर; shillong शिलांग; imphal इंफाल;
  aizawl आइजोल; kohima कोहिमा; dimapur दीमापुर; agartala अगरतला; gangtok गंगटोक; itanagar ईटानगर;
  panaji पणजी; margao मडगांव; shimla शिमला; mandi मंडी; solan सोलन; hamirpur हमीरपुर; patiala पटियाला;
  mohali मोहाली; bathinda बठिंडा; rupnagar रूपनगर; phagwara फगवाड़ा; ambala अंबाला; panipat पानीपत;
  karnal करनाल; hisar हिसार; rohtak रोहतक; sonipat सोनीपत; kurukshetra कुरुक्षेत्र; panchkula पंचकूला;
  mathura मथुरा; jhansi झांसी; ayodhya अयोध्या; saharanpur सहारनपुर; puducherry पुडुचेरी;
  port-blair पोर्ट ब्लेयर; daman दमन; silvassa सिलवासा
`)
