/** Judged queries: `reading <= query | query`, by class. Add a misread query before its fix. */
export const judgedQueries = `
## school and place
list school @delhi <= schools in delhi | दिल्ली के स्कूल | delhi schools | dilli ke school | list of schools in delhi | delhi me school
list school @pune sort=rating <= best schools in pune | top 10 schools in pune | pune ke sabse acche school | पुणे के अच्छे स्कूल | top school pune
list school @kolkata board=cisce <= icse school kolkata | icse schools in kolkata | icse school in calcutta | isc schools kolkata | कोलकाता के आईसीएसई स्कूल | kolkata icse shcools
list school @bengaluru board=cbse <= cbse schools in bangalore | cbse school bengaluru | cbse schools in banglore | बेंगलुरु सीबीएसई स्कूल
list school @mumbai board=ib <= ib schools in mumbai | international baccalaureate schools mumbai
list school @hyderabad board=cambridge <= igcse schools hyderabad | cambridge schools in hyderabad
list school @lucknow gender=girls <= girls school in lucknow | girls schools lucknow | lucknow me ladkiyon ke school | लखनऊ में लड़कियों के स्कूल | only girls school lucknow
list school @dehradun residential=residential <= boarding schools in dehradun | residential school dehradun | देहरादून के बोर्डिंग स्कूल | boarding school in doon | hostel wale school dehradun
list school @dehradun gender=boys residential=residential <= boys boarding school dehradun | boarding schools for boys in dehradun
list school @patna medium=hindi <= hindi medium school in patna | पटना में हिंदी मीडियम स्कूल | hindi medium schools patna
list school @nagpur medium=marathi <= marathi medium schools in nagpur
list school @chennai medium=english board=state-board <= english medium state board schools in chennai
list school @jaipur ownership=government <= government schools in jaipur | sarkari school jaipur | जयपुर के सरकारी स्कूल | govt school in jaipur
list school @noida ownership=private board=cbse <= private cbse schools in noida | pvt cbse school noida
list school @bhopal type=kendriya-vidyalaya <= kendriya vidyalayas in bhopal | kv in bhopal | भोपाल के केंद्रीय विद्यालय
list school @rajasthan type=sainik-school <= sainik schools in rajasthan
list school @bihar type=navodaya-vidyalaya <= navodaya vidyalaya in bihar | jnv in bihar
list school @uttar-pradesh board=state-board <= up board schools | state board schools in uttar pradesh
list school @madhya-pradesh board=state-board <= mp board schools | mp board school list
list school @andheri <= schools in andheri | andheri schools
list school @560034 <= schools in 560034 | schools near 560034
list school @koramangala board=cbse <= cbse schools in koramangala bangalore
## classes
list school @delhi class=nursery <= nursery admission in delhi | nursery schools in delhi | nursery admission delhi | दिल्ली नर्सरी एडमिशन | nursary admission delhi | delhi nursery admission 2026
list school @mumbai class=nursery <= play schools in mumbai | preschool in mumbai | playschool mumbai
list school @pune class=lkg <= lkg admission in pune | kg schools in pune | jr kg admission pune
list school @delhi class=11 <= class 11 admission in delhi | 11th admission delhi | कक्षा 11 दाखिला दिल्ली | class xi admission delhi
list school @kota class=9 <= class 9 school in kota | 9th class school kota | 9th admission kota | kaksha 9 school kota
list school @indore class=11 <= +2 schools in indore
list school @indore class=11 stream=science <= 11th science schools in indore
list school @indore class=11 stream=commerce <= 11th commerce school indore
list school @ranchi class=6 <= class 6 admission ranchi | sixth class admission ranchi | छठी कक्षा रांची
list school @surat class=1 board=cbse <= class 1 admission cbse school surat | 1st standard cbse school in surat
list school @noida class=12 <= 12th class schools in noida
## money
list school @jaipur feeMax=50000 <= schools in jaipur under 50000 | schools under ५० हज़ार in jaipur | jaipur school fees under 50k | 50 hazar se kam fees wale school jaipur | जयपुर में ५०,००० से कम फीस के स्कूल
list school @pune board=cbse feeMax=100000 <= cbse schools in pune under 1 lakh | cbse school pune fees below 1,00,000 | cbse school pune upto 1 lac | पुणे सीबीएसई स्कूल 1 लाख से कम
list school @delhi feeMax=60000 <= schools in delhi fees less than 5000 per month | delhi school 5000 per month fees
list school @gurugram feeMin=100000 feeMax=200000 <= schools in gurgaon fees 1 lakh to 2 lakh | gurgaon schools between 1 lakh and 2 lakh
list school @mumbai feeMin=300000 <= schools in mumbai above 3 lakh fees
list school @lucknow sort=feeAsc <= cheap schools in lucknow | low fee schools lucknow | lucknow ke saste school | लखनऊ के सस्ते स्कूल | affordable schools lucknow
list college @delhi course=btech specialization=btech-computer-science-and-engineering feeMax=200000 <= btech cse delhi under 2 lakh | b.tech computer science colleges in delhi below 2 lakhs | btech cse delhi 2 lakh se kam
list college @bengaluru course=mba feeMax=500000 <= mba colleges in bangalore under 5 lakhs | mba bangalore fees upto 5 lakh
list college @maharashtra course=mbbs feeMax=1000000 <= mbbs colleges in maharashtra under 10 lakh | mbbs maharashtra 10 lakh se kam
## colleges
list college @bengaluru course=mba <= mba colleges in bangalore | mba in bangalore | bangalore mba colleges | एमबीए कॉलेज बेंगलुरु | mba colleges in banglore
list college @bengaluru course=mba sort=rank <= top mba colleges in bangalore | best mba college bangalore
list college @chennai category=engineering <= engineering colleges in chennai | chennai engineering college | engg colleges chennai | चेन्नई के इंजीनियरिंग कॉलेज | enginering colleges in chennai
list college @karnataka category=medicine-and-health <= medical colleges in karnataka | कर्नाटक के मेडिकल कॉलेज | karnataka medical colleges
list college @karnataka category=medicine-and-health ownership=government <= government medical colleges in karnataka | sarkari medical college karnataka
list college @delhi category=law <= law colleges in delhi | delhi law college
list college @mumbai category=design <= design colleges in mumbai | fashion designing colleges in mumbai
list college @pune course=bba <= bba colleges in pune | bba college pune
list college @kerala course=bsc-nursing <= nursing colleges in kerala | bsc nursing colleges kerala
list college @jaipur gender=girls <= girls college in jaipur | women's colleges in jaipur | जयपुर महिला महाविद्यालय
list college category=engineering exam=jee-main <= engineering colleges accepting jee main | engineering colleges through jee main
list college course=mba exam=cat <= mba colleges accepting cat
list college @pune course=mba delivery=distance <= distance mba in pune | distance learning mba colleges pune
list college @hyderabad accreditation=A++ <= naac a++ colleges in hyderabad | a++ colleges in hyderabad
list college @tamil-nadu type=deemed-university <= deemed universities in tamil nadu
list college type=central-university <= central universities in india | list of central universities
list college @lucknow level=diploma <= polytechnic colleges in lucknow | diploma colleges lucknow
list college @indore category=engineering facility=hostel <= engineering colleges in indore with hostel
list college @kolkata course=bca <= bca college kolkata | कोलकाता बीसीए कॉलेज
list college category=engineering sort=rank <= top engineering colleges in india | best engineering colleges | nirf ranking engineering colleges
list college @patna course=bed <= b.ed colleges in patna | bed college patna | पटना बीएड कॉलेज
list college @mumbai course=ca <= ca colleges in mumbai
list college @hyderabad category=pharmacy <= pharmacy colleges in hyderabad | pharmacy college hyderabad
list college @mumbai category=hospitality <= hotel management colleges in mumbai
list college @delhi course=bcom <= bcom colleges in delhi | b com college delhi
list college @bhopal specialization=btech-mechanical-engineering <= mechanical engineering colleges in bhopal
list college @jaipur course=bpharm ownership=private <= private b pharma college jaipur
list college @chennai course=bsc-nursing gender=girls <= bsc nursing colleges for girls in chennai
list college @ahmedabad course=mba feeMax=300000 <= mba under 3 lakh ahmedabad | ahmedabad mba 3 lakh tak
list college @patna course=llb <= llb colleges in patna | patna me llb college | एलएलबी कॉलेज पटना
list college @delhi course=ba-llb exam=clat-ug <= ba llb colleges in delhi accepting clat | delhi ba llb through clat
list college @hyderabad specialization=btech-artificial-intelligence-and-machine-learning course=btech <= btech ai ml colleges in hyderabad | b tech artificial intelligence hyderabad
list college @kolkata course=bsc specialization=bsc-physics <= bsc physics colleges in kolkata
list college @pune specialization=btech-information-technology course=btech <= btech information technology pune colleges
list college @bengaluru course=mba specialization=mba-finance <= mba finance colleges bangalore | mba in finance bangalore
list college @maharashtra exam=mht-cet category=engineering <= engineering colleges through mht cet in maharashtra
list college @lucknow course=iti <= iti college lucknow | iti in lucknow | लखनऊ आईटीआई
list college @delhi course=ba <= ba colleges in delhi | b.a. college delhi | दिल्ली बीए कॉलेज
list college @indore course=mca <= mca colleges in indore
list college @kerala type=autonomous-college <= autonomous colleges in kerala
list college @karnataka ownership=private course=mbbs feeMax=1500000 <= private mbbs colleges in karnataka under 15 lakhs
list college @pune category=management sort=rank <= top b schools in pune | best management colleges in pune
list college @ranchi category=law ownership=government <= government law college ranchi | रांची सरकारी लॉ कॉलेज
list college @jaipur course=bed sort=feeAsc <= cheapest b.ed college in jaipur | jaipur sasta b.ed college
list college course=mba delivery=distance <= distance mba colleges | mba correspondence colleges in india
list college course=bca delivery=online <= online bca colleges
list college @mumbai category=architecture <= architecture colleges in mumbai
list college @goa category=hospitality <= hotel management college in goa
list college @delhi course=phd <= phd colleges in delhi
list college @bhopal course=btech sort=feeAsc <= low fee btech college bhopal | sasta btech college bhopal me
## groups
list college group=iit <= iits | list of iits | all iits in india | iit colleges | iit
list college group=nit <= nits | nit colleges list
list college group=iim <= iims in india
list college group=iim sort=rank <= top iims | best iims
list college group=aiims <= all aiims
## near
near school <= schools near me | school near me | nearby schools | mere paas ke school | मेरे पास के स्कूल | aas paas ke school | schools nearby | nearest school
near school board=cbse <= cbse schools near me | mere paas cbse school | nearest cbse school
near school class=nursery <= play school near me | nursery school near me
near college <= colleges near me | मेरे पास कॉलेज
near college category=engineering <= engineering colleges near me
## exams
exam neet-ug#cutoff <= neet cutoff | neet cut off 2026 | नीट कटऑफ | neet ug cutoff marks
exam jee-main#dates <= jee main date | jee mains exam date 2026 | jee main kab hai | जेईई मेन कब है
exam cat#syllabus <= cat syllabus | cat exam syllabus | कैट सिलेबस
exam neet-ug#eligibility <= neet eligibility | neet age limit
exam clat-ug#pattern <= clat exam pattern | clat paper pattern
exam jee-main#fees <= jee main application fee | jee main form fee
exam jee-advanced#result <= jee advanced result | jee advanced admit card
exam cuet-ug#dates <= cuet last date | cuet application form | cuet form date
exam neet-ug <= neet | neet ug | नीट | neet exam 2026
exam jnvst-6 <= navodaya entrance exam | navodaya exam
exam aissee#syllabus <= sainik school entrance exam syllabus
exam gate#cutoff <= gate cutoff
list exam category=law <= law entrance exams | entrance exams for law
list exam category=medicine-and-health <= medical entrance exams | medical entrance exams in india
list exam category=design <= design entrance exams
list exam level=undergraduate <= entrance exams after 12th
exam jee-main#pattern <= jee main paper pattern | jee main ka pattern kya hai
exam cuet-ug#syllabus <= cuet syllabus 2027 | cuet ka syllabus kya hai | सीयूईटी का सिलेबस
exam neet-ug#dates <= neet kab hoga | neet exam date 2027 | neet ka form kab bharega | नीट कब होगा
exam cat#result <= cat result 2026 | cat result kab aayega
exam nata#eligibility <= nata eligibility | nata ke liye yogyata
exam gate#syllabus <= gate cse syllabus | gate syllabus for mechanical
exam jee-main#cutoff <= jee mains me kitne percentile chahiye nit ke liye | jee main qualifying marks
exam ugc-net <= ugc net | ugc net exam | यूजीसी नेट
exam jnvst-6#result <= navodaya result class 6 | jnvst result
list exam category=management <= mba entrance exams | entrance exams for management
list exam category=engineering <= engineering entrance exams in india | इंजीनियरिंग प्रवेश परीक्षा
## careers
career commercial-pilot <= how to become a pilot | pilot kaise bane | पायलट कैसे बनें | i want to become a pilot | how to become pilot
career physician <= how to become a doctor | doctor kaise bane | डॉक्टर कैसे बनें | doctor banna hai
career chartered-accountant <= how to become ca | ca kaise bane | career as chartered accountant
career civil-servant <= ias kaise bane | how to become an ias officer | ias officer salary
career software-developer <= how to become software engineer | software engineer salary
career data-scientist <= career in data science | data scientist
career lawyer <= वकील कैसे बनें | how to become a lawyer
career fashion-designer <= fashion designer career | how to become a fashion designer
## courses
list course level=undergraduate <= courses after 12th | 12th ke baad course | 12वीं के बाद कोर्स
list course level=diploma <= courses after 10th | 10th ke baad kya kare course
list course category=engineering <= engineering courses
course mba <= mba course | mba
course bca <= bca course details | bca
list course category=law level=undergraduate <= law courses after 12th
## names
name <= doon school | the doon school | dps noida | delhi public school rk puram | st xaviers school kolkata | modern school | modern school barakhamba road | iit bombay | iit delhi | nit trichy
name <= vasant valley | springdales school | bombay scottish | lady shri ram college | patna women's college | fergusson college | christ university | la martiniere lucknow | mayo college | bishop cotton school shimla
name <= kendriya vidyalaya no 1 colaba | kv sohna road | st marys convent school | amity international school noida | दिल्ली पब्लिक स्कूल नोएडा | miranda house | aiims delhi | iim ahmedabad | jamia millia islamia | rishi valley school
name <= ryan international school | sacred heart school | heritage school gurgaon | little flower school | banasthali | chitkara | kamla nehru public school phagwara | ashok hall | welham girls | scindia school
name <= dav public school patna | delhi public school admission fees | modern school fees | st josephs school bangalore fees | iit bombay cutoff | vit vellore fees | christ university bba fees
name <= nalanda international school | fort catholic girls school | sandur residential school | mahatma gandhi memorial college | government girls senior secondary school jhotwara | shri ram college of commerce | st stephens college delhi
name <= kv hebbal | kv no 2 delhi cantt | jnv mungeshpur | sainik school ghorakhal | army public school dhaula kuan | army public school pune
name <= tagore international school vasant vihar | cambridge court high school | national public school indiranagar | presidency college chennai | government engineering college thrissur | government medical college kota
name <= आर्मी पब्लिक स्कूल पुणे | मेयो कॉलेज अजमेर | सेंट मेरी कॉन्वेंट स्कूल
## places alone
place @kota <= kota
place @pune <= pune | पुणे
place @kerala <= kerala
## what reads in two ways
list school @uttar-pradesh <= schools in up | up schools | यूपी के स्कूल
list school @kota <= schools in kota | kota school
list school @delhi ownership=government <= government school delhi
list school @patna <= patna school | पटना स्कूल
list college @goa <= colleges in goa
list college @kota category=medicine-and-health <= medical college kota
## schools
list school @pune class=nursery admissionsOpen=true <= nursery admission open in pune 2026-27 | pune nursery admissions open 2027-28
list school @thane board=cisce <= icse schools in thane west | list of icse schools thane
list school @delhi board=cbse gender=girls <= cbse girls schools in delhi | delhi ke cbse girls school
list school @rajasthan gender=girls residential=residential <= girls boarding schools in rajasthan | राजस्थान में लड़कियों के बोर्डिंग स्कूल
list school @indore feeMax=24000 <= indore school 2000 per month | indore schools monthly fee under 2000 | indore me 2000 mahine ki fees wale school
list school @chandigarh ownership=government class=11 <= government school chandigarh class 11 admission | chandigarh sarkari school 11th admission
list school @hyderabad facility=playground <= schools with playground in hyderabad
list school @kochi board=cbse facility=transport <= cbse schools with school bus in kochi
list school @himachal-pradesh residential=residential <= hostel schools in himachal | himachal ke hostel wale school | हिमाचल के छात्रावास वाले स्कूल
list school @gurugram board=ib board=cambridge <= ib and igcse schools gurgaon
list school @vaishali-nagar <= schools in vaishali nagar jaipur
list school @400076 board=cisce <= icse schools 400076
list school @delhi board=nios <= nios schools in delhi | open school delhi
list school @ahmedabad medium=gujarati <= gujarati medium schools ahmedabad | अहमदाबाद गुजराती मीडियम स्कूल
list school @nagpur sort=rating <= best school in nagpur for my child | which is the best school in nagpur | nagpur ka sabse accha school kaunsa hai | नागपुर का सबसे अच्छा स्कूल कौन सा है
list school @surat sort=feeAsc <= surat me kam fees wala school | surat school with lowest fees
list school @punjab type=sainik-school <= sainik school in punjab
list school class=ukg @jaipur <= ukg admission jaipur | jaipur ukg schools
list school @haryana board=state-board <= haryana board schools | hbse schools haryana
list school @bihar board=state-board <= bihar board school | bseb schools
list school @west-bengal board=state-board <= wbbse schools in west bengal
## near, groups
near school board=cisce <= icse schools near me | mere ghar ke paas icse school
near college course=bca <= bca college near me | mere paas bca college
near school ownership=government <= government school near me | नजदीकी सरकारी स्कूल
list college group=iiit <= list of iiits in india
## careers, courses
career architect <= how to become an architect | architect kaise bane
career chef <= chef kaise bane | chef banna hai
career nurse <= nurse kaise bane | नर्स कैसे बनें
career journalist <= journalist kaise bane | पत्रकार कैसे बनें
list course level=undergraduate category=commerce <= commerce courses after 12th | 12th commerce ke baad kya kare
list course level=undergraduate category=medicine-and-health <= medical courses after 12th
list course level=postgraduate <= courses after graduation | graduation ke baad kya kare
list course category=design <= design courses
## sections
name <= dps noida fees | dps noida reviews | modern school admission
course mba#eligibility <= mba eligibility
exam neet-ug#reviews <= neet reviews
article how-to-choose-a-school <= choosing a school
careers career <= career options
## slips and sound
list school @kolkata board=cisce <= icse shcools kolkatta | icse schools in colkata
list college @bengaluru course=mba <= mba collges in bengluru
list school @delhi class=nursery <= nuresry admission in delhi
exam neet-ug#syllabus <= neet sylabus
`
