/** Districts and well-known cities by state: `name=other spelling,…`. The first name is the one that listings use. */
export const south: Readonly<Record<string, string>> = {
  AN: 'Nicobar=Nicobars; North and Middle Andaman; South Andaman=South Andamans,Andamans; Port Blair=Sri Vijaya Puram',
  AP: `Alluri Sitharama Raju; Anakapalli; Anantapur=Ananthapuramu,Ananthapur; Annamayya; Bapatla; Chittoor; Konaseema=Dr B R Ambedkar Konaseema; East Godavari;
    Eluru; Guntur; Kakinada; Krishna; Kurnool; Nandyal; Nellore=Spsr Nellore,Sri Potti Sriramulu Nellore; NTR; Palnadu;
    Parvathipuram Manyam; Prakasam; Srikakulam; Sri Sathya Sai=Puttaparthi; Tirupati; Vijayawada; Visakhapatnam=Visakhapatanam,Vishakhapatnam,Vizag;
    Vizianagaram; West Godavari; Kadapa=YSR,YSR District,YSR Kadapa,Cuddapah; Rajamahendravaram=Rajahmundry`,
  KA: `Bagalkote=Bagalkot; Ballari=Bellary; Bengaluru=Bangalore,Bangalore Urban,Bengaluru Urban,Bengaluru South,Bengaluru North;
    Bengaluru Rural=Bangalore Rural; Belagavi=Belgaum; Bidar; Chamarajanagara=Chamarajanagar,Chamarajnagar;
    Chikkaballapura=Chikballapur,Chikaballapur,Chikkaballapur; Chikkamagaluru=Chikmagalur,Chickmagalur; Chitradurga;
    Dakshina Kannada=D Kannada,South Kanara; Davanagere=Davangere; Dharwad; Gadag; Hassan; Haveri; Kalaburagi=Gulbarga; Kodagu=Coorg;
    Kolar; Koppal; Mandya; Mangaluru=Mangalore; Mysuru=Mysore; Raichur; Ramanagara=Ramanagaram,Ramnagar; Shivamogga=Shimoga; Tumakuru=Tumkur;
    Udupi; Uttara Kannada=North Kanara; Vijayanagara=Vijayanagar; Vijayapura=Bijapur; Yadgir; Hubballi=Hubli; Manipal`,
  KL: `Alappuzha=Alleppey; Ernakulam; Idukki; Kannur=Cannanore; Kasaragod=Kasargod; Kollam=Quilon; Kottayam; Kozhikode=Calicut; Malappuram;
    Palakkad=Palghat; Pathanamthitta; Thiruvananthapuram=Trivandrum; Thrissur=Trichur; Wayanad=Wynad; Kochi=Cochin`,
  LD: 'Lakshadweep=Lakshadweep District; Kavaratti',
  PY: 'Puducherry=Pondicherry; Karaikal; Mahe; Yanam',
  TN: `Ariyalur; Chengalpattu; Chennai=Chennai City,Madras; Coimbatore; Cuddalore; Dharmapuri; Dindigul; Erode; Kallakurichi;
    Kancheepuram=Kanchipuram,Kanchepuram; Kanniyakumari=Kanyakumari; Karur; Krishnagiri; Madurai; Mayiladuthurai; Nagapattinam;
    Namakkal; Nilgiris=The Nilgiris; Perambalur; Pudukkottai; Ramanathapuram; Ranipet; Salem; Sivaganga=Sivagangai; Tenkasi;
    Thanjavur=Tanjore; Theni; Thiruvallur=Tiruvallur; Thiruvarur=Tiruvarur; Thoothukudi=Thoothukkudi,Tuticorin;
    Tiruchirappalli=Trichirappalli,Trichy,Tiruchirapalli; Tirunelveli; Tirupathur=Tirupattur; Tiruppur=Tirupur; Tiruvannamalai=Thiruvannamalai;
    Vellore; Viluppuram=Villupuram; Virudhunagar; Udhagamandalam=Ooty,Udagamandalam; Hosur; Kodaikanal`,
  TS: `Adilabad; Bhadradri Kothagudem=Kothagudem; Hanumakonda=Hanamkonda; Hyderabad=Secunderabad; Jagtial=Jagitial; Jangaon=Jangoan;
    Jayashankar Bhupalpally=Jayashankar Bhupalapally; Jogulamba Gadwal; Kamareddy; Karimnagar; Khammam; Kumuram Bheem Asifabad;
    Mahabubabad; Mahabubnagar=Mahbubnagar,Mahaboobnagar; Mancherial; Medak; Medchal Malkajgiri=Medchal; Mulugu; Nagarkurnool; Nalgonda; Narayanpet;
    Nirmal; Nizamabad; Peddapalli; Rajanna Sircilla=Sircilla; Rangareddy=Rangareddi,Ranga Reddy,K V Rangareddy; Sangareddy;
    Siddipet; Suryapet; Vikarabad; Wanaparthy; Warangal=Warangal Rural,Warangal Urban; Yadadri Bhuvanagiri`,
}
