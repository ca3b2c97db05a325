/** Districts and well-known cities by state: `name=other spelling,…`. The first name is the one that listings use. */
export const north: Readonly<Record<string, string>> = {
  CH: 'Chandigarh=Chandigarh UT',
  DL: `New Delhi; Delhi=Central,Central Delhi,East,East Delhi,North,North Delhi,North East,North East Delhi,North West,
    North West Delhi,Shahdara,South,South Delhi,South East,South East Delhi,South West,South West Delhi,West,West Delhi`,
  HP: `Bilaspur; Chamba; Hamirpur; Kangra; Kinnaur; Kullu=Kulu; Lahaul and Spiti=Lahul and Spiti; Mandi; Shimla=Simla;
    Sirmaur=Sirmour; Solan; Una; Dharamshala=Dharamsala; Palampur`,
  HR: `Ambala; Bhiwani; Charkhi Dadri=Charki Dadri; Faridabad; Fatehabad; Gurugram=Gurgaon; Hisar=Hissar; Jhajjar; Jind;
    Kaithal; Karnal; Kurukshetra; Mahendragarh=Mahendergarh,Mahindergarh,Narnaul; Nuh=Mewat; Palwal; Panchkula; Panipat;
    Rewari; Rohtak; Sirsa; Sonipat=Sonepat; Yamunanagar=Yamuna Nagar`,
  JK: `Anantnag; Bandipora=Bandipore,Bandipur; Baramulla=Baramula; Budgam=Badgam; Doda; Ganderbal; Jammu; Kathua; Kishtwar;
    Kulgam; Kupwara; Poonch=Punch; Pulwama; Rajouri=Rajauri; Ramban; Reasi; Samba; Shopian=Shupiyan; Srinagar; Udhampur`,
  LA: 'Leh=Leh Ladakh; Kargil',
  PB: `Amritsar; Barnala; Bathinda=Bhatinda; Faridkot; Fatehgarh Sahib; Fazilka; Firozpur=Ferozepur,Firozepur,Ferozpur;
    Gurdaspur; Hoshiarpur; Jalandhar=Jullundur; Kapurthala; Ludhiana; Malerkotla; Mansa; Moga;
    Mohali=SAS Nagar,Sahibzada Ajit Singh Nagar,S A S Nagar Mohali; Sri Muktsar Sahib=Muktsar,Mukatsar; Pathankot; Patiala;
    Rupnagar=Ropar; Sangrur; Shahid Bhagat Singh Nagar=Nawanshahr,Nawanshahar,SBS Nagar; Tarn Taran=Taran Taran; Phagwara`,
  UK: `Almora; Bageshwar; Chamoli; Champawat; Dehradun=Dehra Dun; Haridwar=Hardwar; Nainital;
    Pauri Garhwal=Garhwal,Pauri; Pithoragarh; Rudraprayag; Tehri Garhwal=Tehri,New Tehri;
    Udham Singh Nagar=Udam Singh Nagar,US Nagar,Rudrapur; Uttarkashi; Roorkee; Rishikesh; Mussoorie; Haldwani; Kotdwar`,
  UP: `Agra; Aligarh; Prayagraj=Allahabad; Ambedkar Nagar; Amethi; Amroha=Jyotiba Phule Nagar,J P Nagar; Auraiya;
    Ayodhya=Faizabad; Azamgarh; Baghpat=Bagpat; Bahraich; Ballia; Balrampur; Banda; Barabanki; Bareilly; Basti;
    Bhadohi=Sant Ravidas Nagar; Bijnor=Bijnour; Budaun=Badaun; Bulandshahr=Bulandshahar,Bulandsahar; Chandauli; Chitrakoot;
    Deoria; Etah; Etawah; Farrukhabad; Fatehpur; Firozabad; Gautam Buddha Nagar=Gautam Budh Nagar,Gautham Buddha Nagar,GB Nagar;
    Ghaziabad; Ghazipur; Gonda; Gorakhpur; Hamirpur; Hapur; Hardoi; Hathras=Hatras,Mahamaya Nagar; Jalaun; Jaunpur; Jhansi;
    Kannauj; Kanpur Dehat=Ramabai Nagar; Kanpur=Kanpur Nagar; Kasganj=Kanshiram Nagar,Kashiramnagar; Kaushambi;
    Kushinagar; Lakhimpur Kheri=Kheri; Lalitpur; Lucknow; Maharajganj=Mahrajganj; Mahoba; Mainpuri; Mathura;
    Mau; Meerut; Mirzapur; Moradabad; Muzaffarnagar; Pilibhit; Pratapgarh; Raebareli=Rae Bareli; Rampur; Saharanpur;
    Sambhal=Bhimnagar; Sant Kabir Nagar=Sant Kabeer Nagar; Shahjahanpur; Shamli; Shravasti=Shrawasti; Siddharthnagar=Siddharth Nagar;
    Sitapur; Sonbhadra; Sultanpur; Unnao; Varanasi=Banaras,Benares; Noida; Greater Noida; Vrindavan; Modinagar`,
}
