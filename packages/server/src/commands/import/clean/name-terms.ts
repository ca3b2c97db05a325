const set = (terms: string) => new Set(terms.split(/\s+/))

/** Words that stay small inside a name. */
export const lowercaseTerms = set('of and the for in at on to with by from de la under near via')

/** Letters that stay capital although they could be read as a word. Consonant clusters (DPS, KLNM) need no entry. */
export const abbreviations = set(`
  AIIMS AMU AFS AGCR APJ APS ASC BBA BCA BEL BEML BHEL BHU BSF BITS BPEd CAD CBSE CCL CIPET CISCE CISF CRPF DAV DIET DPA DRDO EME EMRS
  GAIL GCI HAL HVF IAF IARI IAS ICAR ICF ICFAI ICMR ICSE ICT IES IFFCO IGNOU IHM III IIIT IIIM IIM IISER IIT IITM INS IOC IOCL IPS ISC
  ISM ISRO IT ITBP ITI JIPMER JNU JNV KIIT KLE KV LLB MBA MCA MCL MEG MES MIT MITS NALCO NCC NCERT NCL NDA NDRF NEPA NFC NIELIT NIFT
  NIIT NID NIT NITTTR NITTE NIPER NMDC NTPC OCF OF OEF ONGC OPJ PG PIET RDSO RIMS RIICO SAIL SES SCERT SECL SIDCO SIES SIT SKV SOS SSA
  SSB SVIT TISCO UG UIET UIT UPES VIT UP UT AP VITS VSSC WCL SAC HEC MZU AFA ASF EBS NAD CMM RWF NHPC NPGCL HPCL NIIT IIMT GGSIPU IIPM NIST TERI BIOP MG YMCA YWCA PSBB PSG PSEB BVM HMT ABV AVN AVM EMS ISKCON JSS SRM NSS VVS
`)

/** All-consonant words, and words that a cluster rule would take for letters. */
export const vowellessTerms = set(`
  dr smt shri st sr jr mr mrs ms fr mt pt ln rd nr opp dt dist distt govt pvt ltd rly stn sch schl sky my by try dry fly hms hsc tq tk tal
  vill mjr lt col capt brig gen prof hon ldr mgmt mgt engg tech polytech instt inst univ clg coll edn edu sec hss ss
  th nd rd krishn pth
`)

/** Abbreviations that a careless title case spoils: “Dav Public School”, “Iit Kanpur”, “Jnv Agra”. */
export const spoiled = set(
  'Dav Dps Kv Jnv Iit Iiit Nit Aiims Iim Psbb Pssemr Bvm Bbps Dlf Sbv Skv Gbsss Ggsss Rpvv Snbp Jss Klu Kle Ntpc Ongc Bhel Crpf Cisf Itbp Bsf Hmt Nmdc Emrs Ymca Mdm Mgm Kps Kpm Aps Sda Svm Nss Vvs Mes Cms',
)
