/**
 * Common parts of passwords in India that English lists lack, in Latin letters; written for this product. The order in each group counts:
 * guesses start at the front.
 */
const groups = [
  // Greetings of gods, with which many passwords begin and end.
  `sairam omsairam jaishreeram jaishriram jaisriram jaimatadi jaisairam radhekrishna radhekrishn radheradhe harekrishna harekrishn
  omnamahshivaya omnamahshivay omnamoshivaya harharmahadev jaihanuman jaibajrangbali bajrangbali jaimahakal mahakal mahadev bholenath
  jaishreekrishna jaishrikrishna jaiganesh ganpatibappa ganpatibappamorya shreeganesh omshanti omomomom waheguru satnam satsriakal
  jaijinendra jaibhim jaihind jaibharat vandemataram bharatmatakijai bismillah allahuakbar mashallah inshallah khudahafiz jesuschrist`,
  // Names of this product and its demo, and terms of its trade.
  `pravesh praveshdemo admission admissions vidyalaya vidya pathshala shiksha gurukul school college student parent teacher principal
  exam result neet jeemain jeeadvanced cbse icse upsc mumma`,
  // Countries, states, cities.
  `india indian bharat hindustan hindustani mumbai bombay delhi newdelhi bangalore bengaluru chennai madras kolkata calcutta hyderabad
  pune jaipur lucknow kanpur nagpur indore bhopal patna surat ahmedabad vadodara baroda rajkot chandigarh ludhiana amritsar jalandhar
  dehradun haridwar rishikesh varanasi banaras kashi prayagraj allahabad agra mathura vrindavan ayodhya gwalior jabalpur ujjain
  ranchi jamshedpur dhanbad bokaro gaya raipur bhilai bhubaneswar cuttack puri guwahati shillong siliguri darjeeling gangtok imphal
  kochi cochin trivandrum thiruvananthapuram kozhikode calicut coimbatore madurai trichy salem vellore mysore mysuru mangalore hubli
  belgaum vijayawada visakhapatnam vizag guntur nellore tirupati warangal goa panaji nashik aurangabad solapur kolhapur thane
  navimumbai noida gurgaon gurugram faridabad ghaziabad meerut bareilly moradabad aligarh jodhpur udaipur kota ajmer bikaner srinagar
  jammu kashmir shimla manali punjab haryana rajasthan gujarat maharashtra karnataka kerala tamilnadu andhra telangana odisha orissa
  bengal bihar jharkhand assam uttarakhand himachal uttarpradesh madhyapradesh chhattisgarh sikkim nepal kathmandu`,
  // Names of gods and holy things.
  `krishna ganesh ganesha shiva shivam shankar hanuman ram sita sitaram radha radhe radhika lakshmi laxmi mahalaxmi saraswati durga
  kali parvati vishnu narayan narayana venkatesh venkateswara balaji tirumala murugan ayyappa ayyappan swami saibaba sai om gayatri
  ganga yamuna narmada godavari kaveri govind govinda gopal madhav keshav mohan shyam kanha kanhaiya nandlal giridhar jagannath vithal
  pandurang dattatreya khandoba ambe amba bhavani bhagwan bhagwati shakti chamunda vaishnodevi nanak guru gurunanak gobind khalsa
  mahavir parshwanath buddha allah khuda maula ali muhammad mohammad jesus christ maria yeshu masih mandir masjid gurudwara girja`,
  // Given names.
  `rahul priya pooja neha amit rohit ravi raj raju rajesh suresh ramesh mahesh dinesh mukesh rakesh naresh umesh ganeshan sanjay vijay
  ajay sunil anil kapil nikhil akhil sachin sourav saurabh gaurav vaibhav abhishek abhinav aditya arjun karan varun tarun arun kiran
  deepak vivek ashok alok manoj santosh prakash vikas vikram vinod pramod praveen pravin naveen navin nitin jatin sumit mohit lalit
  ankit ankur ashish manish satish harish girish jagdish rishi rishabh yash harsh utkarsh shubham saurav kunal rajat bharat bhavesh
  chetan dhruv eshan farhan imran salman shahrukh aamir irfan arbaz zeeshan faisal ayaan aarav vivaan reyansh vihaan krish ishaan
  kabir atharv advait rudra shaurya pranav parth dev om omkar tushar tanmay sahil siddharth sidharth mayank piyush prateek pratik
  rohan rajan rajiv rajeev sandeep sandip pradeep kuldeep jaideep hardeep gurpreet harpreet manpreet jaspreet amandeep simran
  anjali aarti arti asha usha nisha disha isha esha kavita sunita anita geeta gita sita rita mamta kamla vimla sushila shobha
  rekha hema jaya vijaya maya chhaya rani sonia sonam soni sonali monika monica mona meena leena seema reema nina kajal payal sejal
  komal kamal sheetal shital swati jyoti preeti priti kirti aditi shruti smriti stuti ritu neetu nitu madhu madhuri sudha radhika
  vandana archana kalpana bhavana sapna swapna rachna rashmi sushmita aishwarya deepika deepa dipti divya navya kavya shreya riya
  diya siya tiya kriti pallavi vaishali sakshi meenakshi lakshita ananya saanvi anika aadhya myra kiara pari navneet tanvi tanya
  sneha megha meghna nandini ragini rohini mohini padma padmini lata sarita savita namrata ankita arpita nikita sangeeta sangita
  babita lalita yogita mukta trupti tripti ayesha fatima zainab sana sania saba shabana salma nazia rukhsar mehak noor
  murali muthu karthik karthick kartik senthil saravanan selvam kumaran balu vasu srinivas srinivasan subramanian raghu raghav
  venkat ramana ramesha lokesh yogesh hitesh nilesh jignesh bhavin chirag hardik jay jayesh ketan mitesh paresh tejas urvashi
  bijoy subhash tapas partha anirban sourabh debashish arnab rituparna moumita sumana tania mary john joseph thomas george`,
  // Family names and suffixes of names.
  `sharma kumar singh verma gupta yadav patel shah mehta jain agarwal aggarwal khan ansari sheikh shaikh siddiqui qureshi pathan mirza
  mishra mishr tiwari pandey dubey dwivedi trivedi chaturvedi shukla tripathi pathak joshi bhatt bhat desai parikh modi gandhi nehru
  ambani tata birla kapoor kapur khanna malhotra chopra arora ahuja bhatia sethi sachdeva anand chauhan chouhan rathore rajput thakur
  rawat negi bisht rana saxena srivastava shrivastava mathur goyal goel bansal mittal garg singhal maheshwari agrawal sahu sinha
  prasad raj rai roy das dasgupta sen gupta bose ghosh banerjee mukherjee chatterjee chakraborty bhattacharya dutta mitra pal kar
  nayak patnaik mohanty behera sahoo panda rath reddy rao naidu chowdary choudhary chaudhary chaudhari raju varma iyer iyengar
  nair menon pillai nambiar kurup warrier krishnan raman natarajan murthy gowda shetty hegde kamath pai kulkarni deshpande deshmukh
  patil pawar jadhav shinde gaikwad more chavan bhosale kale gokhale phadke naik sawant kadam gill sidhu sandhu dhillon grewal brar
  bajwa virk kaur devi bai ben bhai ji sahab baba didi bhaiya chacha mama nana nani dada dadi mummy papa mummypapa maapapa mumma
  mammi pappa amma appa ammaappa beta beti babu sona shona jaan jaanu janu jaaneman`,
  // Cricket and its league, films and those who play in them.
  `cricket kohli virat viratkohli dhoni msdhoni mahi mahi7 thala sachintendulkar tendulkar rohitsharma bumrah jadeja hardikpandya
  rishabhpant klrahul shubmangill surya ashwin yuvraj yuvi dravid ganguly sehwag kumble zaheer harbhajan gambhir raina kapildev
  gavaskar mandhana harmanpreet mithali teamindia worldcup chakde chakdeindia ipl csk rcb kkr srh dc pbks gt lsg mumbaiindians
  chennaisuperkings royalchallengers kolkataknightriders sunrisers delhicapitals rajasthanroyals whistlepodu eesalacupnamde
  kabaddi hockey badminton sindhu saina neeraj neerajchopra bollywood shahrukhkhan srk salmankhan bhaijaan amitabh bachchan
  akshaykumar hrithik ranveer ranbir alia deepikapadukone katrina kareena aishwaryarai madhuri sridevi rajinikanth rajini thalaiva
  superstar thalapathy ajith suriya kamalhaasan mahesh maheshbabu prabhas pawankalyan powerstar alluarjun pushpa ntr ramcharan
  chiranjeevi mohanlal mammootty dulquer yash kgf rocky bahubali baahubali dangal sholay gabbar mogambo sultan pathaan jawan tiger`,
  // Words of every day.
  `namaste namaskar vanakkam dhanyavad shukriya swagat shubh shubhlabh mangal pyaar pyar prem ishq mohabbat dil dilse dilwale
  dosti dost yaar zindagi jindagi jeevan jaan duniya sapna khushi khush sukh shanti satya sach satyamevjayate bhakti seva karma dharma
  yoga ayurveda raja rani maharaja maharani rajkumar rajkumari badshah shehzada nawab sardar sher sheru cheetah haathi mor kamal gulab
  chameli champa suraj chanda chand sitara tara aakash akash dharti samudra sagar nadi pahad himalaya baarish barsaat holi diwali
  deepawali navratri dussehra rakhi pongal onam baisakhi eid ramzan christmas ghar gaon desh deshbhakt watan tiranga chowkidar neta
  mithai ladoo laddu jalebi samosa biryani dosa idli masala chai paani mango aam nimbu mirchi paneer rupaya paisa lakhpati crorepati
  meraghar meradil merijaan meripyari merabharat merabharatmahan mera meri tera teri hamara tum aap kaisehain kyahaal achha theek
  bindaas jugaad mast masti dhamaal chalo abcdefg kuchbhi pata nahi passwordhai`,
  // Ways over the keys and endings that are put behind words.
  `1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4t5y6 1qaz2wsx3edc4rfv 1qazxsw23edc zaq12wsxcde3 zaq1xsw2cde3 qazwsxedcrfv qazxswedcvfr
  qweasdzxc qweasdzxc123 qwer1234asdf asdf1234ghjk asdfqwer1234 1234qwerasdf poiuytrewq lkjhgfdsa mnbvcxz 0987654321 q2w3e4r5t6
  @123 @1234 @12345 @123456 #123 #1234 @321 @786 @007 @108 @100 @2020 @2021 @2022 @2023 @2024 @2025 @2026 @2027 @2028 @2029 @2030
  786 007 108 420 143 123 1947 15august 26january`,
  // In their own letters.
  `पासवर्ड भारत हिन्दुस्तान हिंदुस्तान नमस्ते जयश्रीराम जयमातादी राधेकृष्ण ओमसाईराम हरहरमहादेव ॐनमःशिवाय मुंबई दिल्ली प्रवेश विद्यालय`,
]

const lists = groups.map((group) => group.split(/\s+/))
const longest = Math.max(...lists.map((list) => list.length))

/** One list, the likeliest guesses first: the first of every group, then the second of every group, and so on. */
export const indianTerms: readonly string[] = [
  ...new Set(Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()),
]
