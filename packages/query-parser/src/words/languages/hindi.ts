/** Frequent words of Hindi in Devanagari. */
export const hindiWords = `
  अंक अंत अंतर अंतिम अंदर अकेला अक्सर अगर अगला अगले अगली अच्छा अच्छी अच्छे अतिरिक्त अथवा अधिक अधिकतम अधिकतर अधूरा अनुभव अनुमति अनुसार अन्य
  अपना अपनी अपने अब अभी अमीर अरे अर्थ अलग अलावा अवकाश अवसर असली असर आए आएगा आओ आकर आखिर आखिरी आगे आज आजकल आदत आदमी आदि आधा आना आप आपका
  आपकी आपके आपको आम आया आयी आयु आराम आवश्यक आवश्यकता आवाज आवेदन आशा आसान आसानी इतना इतनी इतने इधर इन इनका इनकी इनके इनमें इलाज इस इसका इसकी
  इसके इसमें इससे इसलिए इसी ईमानदार उचित उठना उत्तम उतना उधर उन उनका उनकी उनके उन्हें उपयोग उपलब्ध उम्मीद उम्र उलटा उस उसका उसकी उसके उसमें उससे
  उसी ऊपर एक एवं ऐसा ऐसी ऐसे ओर औसत कई कठिन कदम कब कभी कम कमरा कमाई कमी कर करता करती करते करना करने करनी करूं करेगा करेंगे करो कर्ज कल कहना कहां
  कहाँ कहा कही कहीं कागज काफी काम कारण कितना कितनी कितने किधर किन किया किराया किस किसका किसकी किसके किसी किसे किसको की कीमत कुछ कुल कृपया के केवल
  कैसा कैसी कैसे कोशिश कौन कौनसा कौनसी क्या क्यों क्योंकि खत्म खराब खर्च खर्चा खाना खाली खास खुद खुला खुलेगा खुश खूब खेल खोज खोलना गए गया गयी गरीब गर्मी
  गलत गाड़ी गिनती गुणवत्ता घंटा घर घूमना चल चलता चलना चला चले चाय चालू चाहता चाहते चाहिए चाहिये चाहे चिंता चीज चुनना चुनाव चुका छात्र छात्रा छात्रों छुट्टी
  छूट छोटा छोटी छोटे छोड़ना जगह जब जबकि जमा जरूर जरूरत जरूरी जल्दी जवाब जहां जहाँ जा जाए जाएगा जाता जाती जाते जानकारी जानना जाना जाने जारी जितना जितने
  जिन जिनका जिस जिसका जिसकी जिसके जिसमें जी जीवन जैसा जैसी जैसे जो जोड़ना ज्यादा झूठ टिकट ठंड ठीक ठहरना डर ढंग तक तथा तब तय तरफ तरह तरीका तारीख
  तुम तुम्हारा तुरंत तेज तैयार तो थक था थी थे थोड़ा थोड़ी थोड़े दर दर्द दवा दस दान दाम दिखाना दिन दिनांक दिया दिक्कत दिल दूर दूरी दूसरा दूसरी दूसरे देखना देखे देखो
  देना देने देर देश दो दोनों दोस्त दौरान धन धन्यवाद ध्यान नंबर नकली नजदीक नहीं ना नाम निकट निकलना निकला नियम निर्णय नीचे नुकसान नौकरी पक्का पड़ता पड़ेगा पड़े
  पढ़ता पढ़ना पढ़ने पढ़ाना पता पति पत्नी पत्र परंतु परिवार परिणाम परेशान परेशानी पसंद पहचान पहला पहली पहले पहुंचना पाना पानी पास पिछला पिछले पिता पीछे पुराना पुरानी
  पूछना पूरा पूरी पूरे पैसा पैसे प्रकार प्रति प्रतिशत प्रतिदिन प्रत्येक प्रमाण प्रश्न प्राप्त प्राप्तांक फिर फर्क फायदा फायदे बंद बच्चा बचत बचना बजे बड़ा बड़ी बड़े बताना बदलना
  बना बनना बनने बनाना बल्कि बस बहन बहुत बाकी बात बातें बाद बार बारे बाहर बिल्कुल बीच बीमार बुरा बेटा बेहतर बैठना बोलना भर भरना भरने भरोसा भविष्य भाई
  भाग भाव भी भीड़ भूल भोजन मगर मजा मतलब मदद मन मना मर्जी महंगा महंगी महीना महीने माँ माता मात्र मान मानना माफ मिल मिलता मिलती मिलते मिलना मिला मिलेगा मिलेगी
  मुझे मुफ्त मुश्किल मेरा मेरी मेरे मेहनत मैं मैंने मौका मौसम यदि यह यहां यहाँ यही या याद ये योग्य योग्यता रकम रखना रखा रहता रहना रहने रहा रही रहे रात राय राशि
  रास्ता रुकना रुपया रुपये रुपए रोज लगता लगती लगते लगना लगभग लगा लगेगा लड़का लड़के लाना लाभ लाख लागत लिखना लिया लिये लेकिन लेना लोग लोगों वजह वर्ष
  वह वहां वहाँ वही वापस वास्तव विकल्प विचार विशेष विश्वास वे वैसे व्यवस्था शक शहर शायद शुरू शुरुआत शुल्क शौक संख्या संपर्क संबंध संभव संभावना सकता सकती सकते सच
  सही सब सबसे सभी समझ समझना समय समस्या समान सरल सलाह सवाल सहायता सही सहूलियत साथ साफ साल सालों सामने सामान सारा सारी सारे सिर्फ सीखना
  सीट सुनना सुबह सुविधा सुविधाएं सूचना से सोच सोचना स्थान स्थिति हजार हम हमारा हमारी हमारे हमें हमेशा हर हाँ हां हाथ हाल हालत ही हुआ हुई हुए हूं हूँ हेतु है हैं हो
  होकर होगा होगी होंगे होता होती होते होना होने
`

/** The same and others as they are typed in Latin letters, in the usual spellings. */
export const romanizedHindiWords = `
  aadha aadmi aage aaiye aaj aajkal aakhir aakhri aana aane aapka aapke aapki aapko aapne aaram aasan aasani aata aate aati aaya aayega aayi
  aayu abhi achha adhik agar agla agle agli aisa aise aisi akela aksar alag alava andar anter antar anubhav
  anusar anya apna apnaa apne apni asli asal aur aurat avashyak avedan awaaz baad baaki baar baare baat baatein baahar bachat bachche bacha
  bada bade badi badhiya badalna bahan bahar bahut bahot baithna bakwas balki banana banata banate bana banega banegi banna banne bano bari
  batana bataye batao batein bekar behan behtar behtareen beta beti bharna bharne bharosa bhai bhaiya bhala bhar
  bhavishya bhejna bhej bheed bhool bhookh bhojan bhul bilkul bimar bola bolna bolte bura bure chahata chahate chahe chahiye chahta chahte
  chahti chahun chahunga chala chalna chalta chale chalo chalu cheez cheezen chhod chhodna chhota chhote chhoti chhutti chinta chuka chunna
  chunav daal daalna daam daan dabav darasal dard darr dekh dekha dekhe dekhiye dekhna dekho dena dene dete deta deti desh dhang dhan dhanyavad
  dhyan diya diye dikhao dikkat dilana dilao doston dost dono dusra dusre dusri door doori ekdum fark farak fayda fayde faida
  fayeda faltu fir gaadi gaya gaye gayi galat garib garmi ganit ghanta ghar gharwale ghoomna ginti gusse haal haalat haan haath hain hamara
  hamare hamari hamein hamen hamesha hazar hazaar hetu hisaab hisab hogi hoga honge hona hone honi hota hote hoti huwa huye hume hunar humara
  humare humari iccha idhar ilaaj imandar inka inke inki inko inme insaan isliye iska iske iski isko isme ismein isse itna itne itni izzat
  jaana jaane jaankari jaata jaate jaati jaayega jabki jagah jaise jaisa jaisi jaldi janab janana janna janta jankari jaroor jarur
  jaruri jaroorat jarurat jawab jayega jayegi jayenge jitna jitne jiska jiske jiski jisko jisme jeevan jodna jhooth jyada jyaada jada kaafi
  kaagaz kaam kaaran kaash kabhi kafi kagaz kagaj kahan kahana kahaan kahin kahna kahte kaisa kaise kamai kamaai kamra kaun kaunsa
   kaunse karan kare karega karegi karenge karen karke karna karne karta karte karti karunga karz kathin
  keemat kehna kehte keval khaali khaana khaas khali khana khane kharab kharach kharch kharcha kharche khas khatam khatm khel khoj khola khud
  khula khulega khulna khulta khush khushi khoob kidhar kimat kiraya kisi kiske kiska kiski kisko kisse kitna kitne kitni kiya kiye koi kosis
  koshish konsa konse kripya kuch kucch kuchh kul kyunki kyonki kyun kyon kyu ladka ladke laga lagana lagao lagbhag lagega lagegi
  lagenge lagna lagta lagte lagti laana labh lagat lakin lekar lekin lena lete liya liye likha likhna likho log logo logon lagana
  maaf maan maanna maata madad magar mahina mahine mahinon maja maza mana manna marji marzi matlab mehanat mehnat mehnga mehngi mehenga mera mere
  meri mila milaa mile milega milenge milna milne milta milte milti mujhe mujhse mujhko mushkil muft mauka mausam naam nahi nahin nakli
   nichhe neeche nikal nikala nikalna nikla nirnay niyam nuksan nuksaan naukri nokri paana paani paas paise paisa paisaa pakka pahle
  pahla pahli pareshan pareshani parantu parivar pasand pata patni padna padta padte padti padega padegi padenge padhai padhe padhna
  padhne padhte padhta padhate padhana padho pehla pehle pehli phir phayda pichla pichle pita piche peeche poora poore poori poocha puchna
  poochna puchho purana purane purani pura pure puri prapt prapti pratishat prakar prashn raasta rasta rahe raha rahega rahegi rahi rahna rahne
  rahta rahte rahunga rakam rakha rakhna rakhne rakho raat raay rehna rehne rehta rehte rehti rozana roz rukna rupay rupaye rupaya rupiya rupees
  saal saath saalon saare saari sabhi sabka sabko sabse sahi sahayata sach sachme sakta sakte sakti sake sakein sakoon salah saman samay samajh
  samajhna samasya samne sampark sath saval sawal savaal shaam shahar shayad shehar shulk shuru shuruat shauk sikhna seekhna
  sikhate sifarish sirf sirph soch socha sochna suna sunna subah suvidha suvidhaen suvidhayen sujhav taaki taki takleef tarah tareeka tarika
       teeno tera tere teri thik theek thoda thode thodi tumhara tumhare tumko tumhe turant udhar umar umeed
  ummeed umra unka unke unki unko unme unse upar uplabdh uska uske uski usko usme usse utna utne vaapas wapas wapis vaise waise vajah wajah
  vikalp vichar vishwas vishesh vyavastha waha wahan wahi waqt wakt warna yaad yaar yadi yaha yahan yahi yani yogya yogyata zaroor zaroori zarurat
  zaruri zaroorat zindagi zyada ziada
`
