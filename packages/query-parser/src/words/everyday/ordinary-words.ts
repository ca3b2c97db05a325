/**
 * Frequent words of English and of Hindi in Latin letters that no catalogue has: they are no slip of a catalogue's word, and no name is heard in
 * them. Words that are usual slips of one (`collage`, `collages`) are not here.
 */
const words = `
able about above abroad accept accepted access according account across act active actual add added address advance advice advise affect afford after again age aged agent ago agree ahead alive allow allowed almost
alone along already also although always among amount annual another answer anyone anything anyway apart appear applied apply approve approved area argue arrange arrive article aside asked asking assume attempt
attend attendance attract average avoid away baby back background balance ballot bank base based basic basis become been before began begin behind being believe below benefit beside besides better between beyond
birth block board body bond book books both bought break bring brother brought build building built business busy buses call called campus cancel cancelled candidate cannot capital care carry case cash caste cause
center certain certificate certificates chance chances change changed charge charges charged check choice choose chosen city claim class clear clearly close closed closing coach coaching college colour come comes
coming common company compare compared comparison complete completed concern condition conditions confirm confirmed confused consider contact contain continue control copy correct cost costs could count country
couple course court cover create crore current cutoff daily data date dates days deal dear decide decision declared deep defence degree delay deny deposit describe deserve desk despite detail develop differ difference
different difficult difficulty direct direction directly discount discuss distance district divide docs document documents does doing donation donations done door doubt down draw dress drive driver drop dropped
dropper droppers during duty each early earn earning easier easily easy eat effect effort eight either election eligible else employ empty ended enough enquiry enroll enrolled enter entire entry equal error even
evening ever every everyone everything exact exactly exam example except exchange excuse exist exit expect expected expense expenses expensive expert explain expose express extra face facility fact fail failed fair
fall false family father favour fear feel fees feet fell felt female fewer field fight file fill filled filling final finally find fine finish finished fire first fixed floor flow follow following food force foreign
forget forgot form format former forms forward found four free freedom fresh fresher freshers friend friends from front full fully fund further future gain games gave general generally getting girl give given gives
giving goal goes going gone good got grade grant great ground group grow growth guard guess guide habit hair half hand handle happen happened happy hard hardly harder have head health hear heard heart heavy height held
help helpful here high higher highest hill history hold holiday holidays home honest hope hostel hostels hour hours house however huge human hundred hurry husband idea ideal identity imagine immediate impact important
improve improvement include included including income increase indeed inform inside instead interest interested interview introduce issue issued item itself join joined joining journey judge just keep kept keys
kind knew know knowing knowledge known lack lady land language large last late lately later latest lead learn learning least leave leaving left legal length less letter level life light like likely limit limited limits
line link list listen little live lived living load loan loans local location long longer look looked looking lose loss lost loud love lower lowest luck lunch made mail main mainly maintain major make makes making male
manage management mandatory many mark marks marksheet married match matter maximum maybe mean meaning means meant measure meet meeting member mention merit method middle might migration mind minimum minute miss missed
missing mistake mode money month monthly months more morning most mostly mother move moved moving much music must myself name narrow national near nearby nearest nearly necessary need needed needs negative neither never
news next nice night nine none normal normally north note notes nothing notice notification number object obtain obvious occur offered office officer often okay older once ones online only onto open opened opening
opinion opposite order ordinary other others otherwise outside over owner package page paid paper papers parent parents part partly parts pass passed passing past patient pattern pause payment pending people percent
perfect perhaps period permission permit person personal phone photo photos pick picture place placement places plan plans play please plus point points policy poor popular portal position positive possible possibly
post power practice prefer preference prepare preparing present previous price prices private probably problem problems procedure process produce profile profit program progress project proof proper properly protect
provide proved public pull push puts qualify qualified quality question questions quick quickly quiet quite quota quotas range rank ranks rate rather rating reach reached read reader reading ready real really reason
reasons receive received recent recently record refund refunds refuse regard regarding register registered registration regular reject rejected relation release released remain remember remove rent repeat repeater replace
reply report request require required requirement requirements reserve reserved reservation result results return returned review right rise risk road role room rooms round rounds rule rules rural safe safety salary same
sample save saving scale schedule scholarship school score scores seat second secret section secure seem seen select selected selection self sell send senior sense sent separate serious serve service session settle
seven several shall share sheet shift short should show showed sick side sign silent similar simple simply since single sister site situation size skill skills skip sleep slip slow small social some someone something
sometimes soon sorry sort sound source south space speak special speed spend spent sport sports spot staff stage stand standard start started starting starts state station status stay step steps still stop stopped story
straight strange street strict strong student students study style subject subjects submit submitted success such sudden suggest suggestion suitable summer supply support suppose sure surely system table take taken takes
taking talk teach teacher teachers team tell term terms test tests thank thanks that their them themselves then there therefore these they thing things think third this those though thought thousand three through
throughout thus time times timing timings title today together told tomorrow tonight took total touch toward town track trade train training transfer transport travel treat trial tried trip true trust truth turn twelve
twice type types under understand uniform unit united university unless until upon upto urban urgent used useful user using usual usually valid value various verify very view village visit voice wait waiting walk wall
want wanted warn water weak wear week weekend weeks weight welcome well went were west what whatever wheel when where whether which while white whole whom whose wide wife will willing window winter wish with within
without woman women wonder word words work worked worker working world worry worst worth would write writing wrong wrote yard year yearly years yesterday young younger your yours yourself zero
gap gaps dropout backlog backlogs reappear compartment fail supplementary improvement eligibility relaxation domicile bonafide affidavit aadhaar aadhar caste tribe creamy minority counselling allotment upgrade withdrawal freeze
float slide lottery sibling alumni transport canteen mess ragging dress syllabus
aaj aage aana aate aati aaya abhi accha achha agar alag apna apne apni andar anya aram asan aur baad baar baat bacha bacchi bada badi bahar bahut baki band bana banana banne bare bas baten batana behen bhai bhi bina bolna
chalo chalna chhota chhoti chota chuke dekha dekhna dekho dena dene dijiye diya dono dost dusra dusre ek fark farak ghar gaya gayi gaye galat hamara hamare hame hoga hogi honge hona hote hue hui huye iska iske iski isme itna
jaise jaisa jaldi jana jane jankari jata jati jaate jitna jiska jiske kab kabhi kaha kahan kahi kaise kaisa kaam kam karke karta karte karti karwa khud khula kholna kisi kiska kiske kitna kitne kiya kiye kuch kyun kyu kyunki
lagta lagega lagegi lagti lagte liya likhna log logo maa mana mata matlab mera mere meri milta milti milte milna mujhe nahi nahin naya nayi neeche niche oopar paas padega padta padhna padhai pata patwa pehle pahle pita paise
paisa poora pura puri rah raha rahe rahi rakhna rehna sabhi sabse sahi sakta sakti sakte samay samajh sath saath shuru sirf tab tak taki tarah tarika tha thi the thik theek thoda thode tumhara unka unke upar uska uske usme
vaha wahan wapas yaha yahan yani zaroori jaruri zaruri zyada jyada jayada umar umra aayu chutti praman patra ank ankpatra dakhila pravesh shulk suchna tithi antim
`

const ordinaryWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

/** Whether a word is frequent in English or Hindi, and so no slip of another. */
export const isOrdinaryWord = (word: string): boolean => ordinaryWords.has(word)
