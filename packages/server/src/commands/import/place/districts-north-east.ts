/** Districts and well-known cities by state: `name=other spelling,…`. The first name is the one that listings use. */
export const northEast: Readonly<Record<string, string>> = {
  AR: `Anjaw; Changlang; Dibang Valley; East Kameng; East Siang; Kamle; Kra Daadi; Kurung Kumey; Leparada; Lohit; Longding;
    Lower Dibang Valley; Lower Siang; Lower Subansiri; Namsai; Pakke Kessang; Papum Pare=Papumpara; Shi Yomi; Siang; Tawang; Tirap;
    Upper Siang; Upper Subansiri; West Kameng; West Siang; Itanagar`,
  AS: `Baksa; Barpeta; Biswanath; Bongaigaon; Cachar; Charaideo; Chirang; Darrang; Dhemaji; Dhubri; Dibrugarh; Dima Hasao=North Cachar Hills;
    Goalpara; Golaghat; Guwahati=Kamrup Metro,Kamrup Metropolitan,Gauhati; Hailakandi; Hojai; Jorhat; Kamrup; Karbi Anglong; Karimganj=Sribhumi;
    Kokrajhar; Lakhimpur; Majuli; Morigaon=Marigaon; Nagaon=Nowgong; Nalbari; Sivasagar=Sibsagar; Sonitpur;
    South Salmara-Mankachar=South Salmara Mancachar; Tinsukia; Udalguri; West Karbi Anglong; Silchar; Tezpur`,
  ML: `East Garo Hills; East Jaintia Hills; East Khasi Hills; Jaintia Hills; North Garo Hills; Ri Bhoi; South Garo Hills;
    South West Garo Hills; South West Khasi Hills; West Garo Hills; West Jaintia Hills; West Khasi Hills; Shillong; Tura`,
  MN: `Bishnupur; Chandel; Churachandpur; Imphal; Imphal East; Imphal West; Jiribam; Kakching; Kamjong; Kangpokpi; Noney; Pherzawl;
    Senapati; Tamenglong; Tengnoupal; Thoubal; Ukhrul`,
  MZ: 'Aizawl; Champhai; Hnahthial; Khawzawl; Kolasib; Lawngtlai; Lunglei; Mamit; Siaha=Saiha; Saitual; Serchhip',
  NL: `Chumoukedima; Dimapur; Kiphire; Kohima; Longleng; Mokokchung; Mon; Niuland; Noklak; Peren; Phek; Tseminyu; Tuensang; Wokha;
    Zunheboto`,
  SK: `East Sikkim=East District,East; North Sikkim=North District,North; South Sikkim=South District,South;
    West Sikkim=West District,West; Gangtok; Namchi; Pakyong; Soreng`,
  TR: `Dhalai; Gomati; Khowai; North Tripura; Sepahijala=Sipahijala; South Tripura; Unakoti; West Tripura; Agartala`,
}
