/** Districts and well-known cities by state: `name=other spelling,…`. The first name is the one that listings use. */
export const west: Readonly<Record<string, string>> = {
  DH: 'Daman; Diu; Silvassa=Dadra and Nagar Haveli,Dadar and Nagar Haveli',
  GA: 'North Goa=Goa North; South Goa=Goa South; Panaji=Panjim; Margao=Madgaon',
  GJ: `Ahmedabad=Ahmadabad; Amreli; Anand; Aravalli=Arvalli; Banaskantha=Banas Kantha; Bharuch; Bhavnagar; Botad;
    Chhota Udepur=Chhotaudepur,Chhota Udaipur; Dahod=Dohad; Dang=Dangs,The Dangs; Devbhumi Dwarka=Dwarka; Gandhinagar;
    Gir Somnath; Jamnagar; Junagadh; Kutch=Kachchh; Kheda; Mehsana=Mahesana; Mahisagar; Morbi; Narmada; Navsari;
    Panchmahal=Panch Mahals,Panchmahals; Patan; Porbandar; Rajkot; Sabarkantha=Sabar Kantha; Surat; Surendranagar; Tapi;
    Vadodara=Baroda; Valsad; Gandhidham; Bhuj; Vapi; Nadiad; Godhra`,
  MH: `Ahilyanagar=Ahmednagar,Ahmadnagar; Akola; Amravati; Beed=Bid; Bhandara; Buldhana=Buldana; Chandrapur;
    Chhatrapati Sambhajinagar=Aurangabad; Dharashiv=Osmanabad; Dhule; Gadchiroli; Gondia=Gondiya; Hingoli; Jalgaon; Jalna;
    Kolhapur; Latur; Mumbai=Mumbai City,Mumbai Suburban,Greater Mumbai,Bombay; Nagpur; Nanded; Nandurbar; Nashik=Nasik; Palghar;
    Parbhani; Pune=Poona; Raigad=Raigarh; Ratnagiri; Sangli; Satara; Sindhudurg; Solapur=Sholapur; Thane; Wardha; Washim; Yavatmal;
    Navi Mumbai; Kalyan; Pimpri-Chinchwad=Pimpri Chinchwad`,
  RJ: `Ajmer; Alwar; Anupgarh; Banswara; Baran; Barmer; Bharatpur; Bhilwara; Bikaner; Bundi; Chittorgarh=Chittaurgarh;
    Churu; Dausa; Deeg=Dheeg; Dholpur=Dhaulpur; Didwana-Kuchaman=Didwana Kuchaman; Dungarpur=Dungapur;
    Sri Ganganagar=Ganganagar,Shri Ganganagar; Hanumangarh; Jaipur=Jaipur Rural; Jaisalmer; Jalore=Jalor; Jhalawar;
    Jhunjhunu=Jhunjhunun; Jodhpur; Karauli; Kota; Nagaur; Pali; Pratapgarh; Rajsamand; Sawai Madhopur; Shahpura; Sikar; Sirohi;
    Tonk; Udaipur; Pilani; Mount Abu`,
}
