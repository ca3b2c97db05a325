/** Frequent verbs and nouns of English of four letters and more: their plurals and forms in -ed and -ing are words too. */
export const englishStems = `
  accept accident account achieve action actor address admit adult advance advantage advice advise affect affair afternoon agent agree
  allow alarm amount analyse angle animal announce answer apologise appeal appear apple apply appoint approach approve argue argument
  arrange arrest arrive article artist assess assign assist assume attach attack attempt attend attract avoid await award baby back
  balance ball band bargain base basis battle beach bean bear beat become bedroom begin behave believe belong bench benefit bicycle bike
  bill bird birthday bite blame block blog blood blow boat body bomb bond bone bonus book border boss bother bottle bowl brain brand bread
  break breakfast breathe bribe brick bridge bring brother brush budget build bulb bull bunk burn button cable cake calculate call camera
  camp cancel candle candidate capacity capital captain capture card care carpet carry cash catch cause celebrate chain chair challenge
  chance change channel chapter character charge chart chase chat cheat check cheque chicken choice choose circle citizen claim clean
  clear click client climb clock close cloth cloud club coach coat code coffee coin collect colour column combine comfort command comment
  commit communicate company compare compete complain complaint complete concern conclude condition conduct confirm conflict confuse
  connect consider consult contact contain content contest continue contract control convert convince cook cool copy corner correct
  corridor cost cough count counter country couple cousin cover crack crash crate create credit cricket crime criticise cross crowd
  cultivate customer cycle dance danger daughter deadline deal death debate debt decade decide decision declare decline decrease deduct
  defeat defend delay deliver demand deny depend deposit describe deserve desire desk detect develop device diary differ difference
  difficulty dinner direct disagree disappear discount discover discuss discussion disease dish dislike display dispute distribute disturb
  divide document dollar donate donation door double doubt download drama draw dream dress drink drive driver drop earn earth edge edit
  effect effort egg elder elect election element email emotion employ employee employer enable encourage enemy engage enjoy enter entry
  envelope environment equal error escape essay establish estimate evaluate evening event evidence examine example exceed exchange excite
  excuse exercise exist exit expand expect expense experience experiment expert expire explain explore export express extend extra face
  fact factor fail failure fake fall family father fault favour fear feature feedback feel fest festival fight figure file
  fill film filter final finger finish fire fish fitness flag flat flight flood floor flower focus folder follow food foot football force
  forget forgive form format forward friend front fruit fuel function fund future gain game garden gather generate gift give glass goal
  gold govern grab grace grandfather grandmother grant grass greet grow guarantee guardian guess guest guide hair half handle
  hang happen harass hate head heal hear heart heat height hello help hide hill hire history hobby hold hole holiday home honour hope host
  hour house household hurt husband idea identify ignore illness image imagine impact import impress improve incident include income
  increase indicate influence inform inject injure inquire insist inspect install instruct insult insurance insure intend interest
  interview introduce invest investigate invite involve island issue item jacket join joke journey judge juice jump keep kick kill kind
  kitchen knife knock label labour lack lady lake lamp language laptop laugh launch lead leader leak learn leave lecture length lesson
  letter lie life lift light like limit link liquid listen live load loan lock look lose loss lottery love lunch machine magazine mail
  maintain manage mark market marriage marry match material matter maximum meal mean meaning measure meat meet meeting member memory mend
  mention menu mess message meter method mile milk mind minimum minister minus minute miss mission mistake mobile model modify moment
  money monitor month mood moon mother motion motivate motor mountain mouse mouth move movie music nail nation need negotiate neighbour
  nephew nerve network newspaper night noise nose note notebook notice notify number obey object observe obtain occur odd offend offer
  officer open operate opinion oppose option order organise organisation outcome output owner pack package page pain paint pair panel
  panic paper parcel pardon parent park part partner party pass passage passport password path patient pause payment peer pencil penalty
  people percent percentage perform performance period permit person phase phone photo phrase piece pillow pipe place plan planet
  plant plate play player please pledge plus pocket poem point police policy pollution pond population position possess post poster
  postpone pound power practice practise pray predict prefer prepare present preserve press pressure pretend prevent price principal print
  priority prison private prize problem proceed process produce product profile profit progress project promise promote proof property
  propose protect protest prove provide publish pull punish purchase purpose push qualify quality quantity quarrel queen question queue
  quit quota quote rain raise rank rate ratio reach react read reader reason recall receipt receive recharge recognise recommend record
  recover recruit reduce refer refund refuse regard region register regret reject relate relation relative relax release rely remain
  remark remember remind remove rent repair repeat replace reply report represent request require requirement rescue research reserve
  resign resist resolve resource respect respond response rest restrict resume retire return reveal revise reward rice ride right ring
  rise risk river road rock role roll roof room roommate root rope round route row rule rumour rupee rush sack safe salary sale sample
  sand satisfy save scale scam scan scare scene schedule scheme score scream screen script seal season secret section seek seem select
  selection sell send sense sentence separate series serve service session settle share sheet shelf shift shine ship shirt shock shoe shoot
  shop shortlist shoulder shout shut sibling side sight sign signal silence sing sister site situation size skill skin skip sleep slip
  slot smart smell smile smoke snack snow soap solution solve song sort soul sound source space speak specify speech speed spell spend
  split sponsor spoon spot spread stage stair stamp stand star start station stay steal step stick stipend stock stomach stone stop store
  storm story stranger strategy street strength stress stretch strike string structure struggle student stuff style subject submit
  subscribe succeed success suffer sugar suggest suggestion suit summer supply support suppose surprise survey survive suspect sweet
  swim switch symptom system table tablet tail take talent talk target task taste taxi teach teacher team tear tell temple tend term test
  text thank theatre theory thing think thought threat throw ticket tidy time tiny title toilet tongue tool tooth topic topper total touch
  tour towel tower track trade traffic train transfer translate travel treat tree trend trial trick trip trouble truck trust truth turn
  twin type uncle understand uniform unit update upgrade upload urge user vacancy vacation value vary vegetable vehicle verify version
  victim video view village violence visa visit visitor voice vote wage wait wake walk wall want warn wash waste watch water wave weakness
  weapon wear weather wedding week weekend weigh weight welcome wheel wife wind window wing winner winter wish witness woman wonder wood
  word work worker world worry wound write writer year yell zone
`

/** Frequent words of English that take no ending, and irregular forms. */
export const englishWords = `
  able about above abroad absent absolutely abuse academically according across active actual actually additional affordable afraid after
  again against aged ahead alive almost alone along already also alternate alternative although altogether always amazing among angry
  annual annually another anybody anymore anyone anything anyway anywhere apart approximate approximately april around aside asleep
  assistance attendance august automatic available average away awful bachelors badly basic basically beautiful became because been before
  began beginner behind being below beneath beside besides better between beyond bigger biggest bitter black blank blind blue bold bored
  born both bottom bought brave brief briefly bright broad broken brought brown built busy came careful carefully careless caught central
  certain certainly cheap cheaper cheapest cheerful chief children chosen classmate clever clearly closer closest cold comfortable common
  commonly compared complex compulsory confident confused constant convenient costly could crazy criteria cruel current currently daily
  dangerous dark dead deaf dear december deep definitely delicious dependent deputy desperate despite different differently difficult
  digital direct directly dirty disabled doing done doubtful down drawn driven dropper drunk duration during each eager earlier early
  easier easiest easily east eastern easy effective efficient eight eighth eighteen eighty either elderly electric eleven eligible
  else elsewhere empty enough entire entirely equally especially essential estimated even eventually ever every everybody everyday
  everyone everything everywhere exact exactly excellent except excited exciting expensive experienced extremely fair fairly false famous
  fantastic faster fastest favourite february feet fell felt female fewer fifth fifteen fifty fifteen finally financial fine first firstly
  five flexible forever formal formally former forth forty forgot forgotten fortunately forty fought found four fourteen fourth free
  freely frequent frequently fresh fresher freshers friday friendly from frozen full fully funny further furthermore gave general generally
  genuine getting given giving glad goes going gone good gradually grateful great greater greatest green grew grey guilty handsome happily
  happy hard harder hardest hardly have having healthy heard heavy held hence here hers herself high higher highest highly himself honest
  honestly hopefully horrible however huge human hundred hungry ideal illegal immediate immediately important importance impossible
  incomplete incorrect indeed independent indirect individual initial initially inner inside instant instantly instead intelligent
  interested interesting internal invalid irregular itself january jealous july june just keen kept knew know known knowing knowledge laid
  large larger largest last lastly late lately later latest lazy leading least left legal less lesser level likely little local located
  lonely long longer longest loose lost loud lovely lower lowest lucky made mainly major majority making male many march married mature
  maybe meant medium mental mere merely merit middle might million minor minority missing modern monday monthly moreover morning most
  mostly much multiple must mutual myself name namely narrow natural naturally nature near nearby nearly neat necessary negative neither
  nervous never nevertheless newer newest next nice nine nineteen ninety ninth nobody none noon normal normally north northern nothing
  november nowadays nowhere obvious obviously occasionally october official officially often okay older oldest once once only onto
  opposite ordinary original originally other others otherwise ought ours ourselves outer outside over overall pale particular
  particularly passing past perfect perfectly perhaps permanent personal personally physical pink plain pleasant plenty political poor
  popular positive possible possibly poverty powerful practical precious precise preferably pregnant previous previously probably proper
  properly proud public pure quarter quick quickly quiet quietly quite random rapidly rare rarely rather ready real reality really
  reasonable recent recently regarding regardless regular regularly related relevant reliable religious remaining remote repeater respective
  retired rich richer ridden risen roughly rude running rural sadly said same satisfied saturday saying scared second secondly seen self
  selfish senior sensitive sent september serious seriously seven seventeen seventh seventy several severe shall sharp short shorter
  shortly should shown shut sick silent silly silver similar similarly simple simply since sincere single sixteen sixth sixty slight slightly
  slow slowly small smaller smallest smooth social soft sold some somebody somehow someone something sometime sometimes somewhat somewhere
  soon sooner sorry south southern special specially specific specifically spent spoke spoken stood straight strange strict strong stronger
  strongest stuck stupid such sudden suddenly sufficient suitable sunday super sure surely taken taking talented tall taught temporary
  tenth terrible than that their theirs them themselves then there therefore these they thick thin third thirsty thirteen thirty this
  those though thousand three through throughout thrown thursday thus tight till tired today together told tomorrow tonight took tough
  toward towards traditional twelfth twelve twenty twice typical typically ugly unable under underrated unfortunately unhappy unique
  united unknown unless unlike unlikely until unusual upcoming upon upper upset urban urgent urgently used useful useless usual usually
  valid valuable various very vital warm weak wealthy wednesday weekly weird well went were west western what whatever when whenever where
  whereas wherever whether which while white whole whom whose wide widely wild will willing wise with within without woken women
  wonderful worn worse worst worth worthy would wrong wrote yearly yellow yesterday young younger youngest your yours yourself zero
  comparison alumni genuinely ragging placements donations capitation cancellation refundable overrated overall rupees
  worthwhile reputed reputation trustworthy fraud bogus difference pros cons versus expected expectation probability chances
`
