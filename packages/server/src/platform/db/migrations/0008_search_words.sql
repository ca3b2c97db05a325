-- Devanagari as the Latin letters that people type for it: विद्यालय → vidyalay.
CREATE FUNCTION search_latin(told text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  pair text[];
  said text := translate(told, '०१२३४५६७८९', '0123456789');
BEGIN
  -- A dot below is one sign with its letter or a sign of its own.
  said := replace(replace(normalize(said, NFD), 'ड़', 'र'), 'ढ़', 'र्ह');
  said := replace(said, '़', '');
  said := replace(replace(said, 'ज्ञ', 'ग्य'), 'क्ष', 'क्श');
  -- A consonant without a vowel sign carries an a, but not at the end of a word.
  said := regexp_replace(said, '([क-ह])(?![ा-्])', '\1अ', 'g');
  said := regexp_replace(said, '([क-ह])अ(?![ऀ-ॿ])', '\1', 'g');
  said := regexp_replace(said, 'ं(?=[प-म])', 'm', 'g');
  FOREACH pair SLICE 1 IN ARRAY ARRAY[
    ['ं','n'],['ँ','n'],['ः',''],['्',''],
    ['ा','a'],['ि','i'],['ी','i'],['ु','u'],['ू','u'],['ृ','ri'],['े','e'],['ै','ai'],['ो','o'],['ौ','au'],['ॉ','o'],['ॅ','e'],
    ['अ','a'],['आ','a'],['इ','i'],['ई','i'],['उ','u'],['ऊ','u'],['ऋ','ri'],['ए','e'],['ऐ','ai'],['ओ','o'],['औ','au'],['ऑ','o'],['ऍ','e'],
    ['क','k'],['ख','kh'],['ग','g'],['घ','gh'],['ङ','n'],['च','ch'],['छ','chh'],['ज','j'],['झ','jh'],['ञ','n'],
    ['ट','t'],['ठ','th'],['ड','d'],['ढ','dh'],['ण','n'],['त','t'],['थ','th'],['द','d'],['ध','dh'],['न','n'],
    ['प','p'],['फ','ph'],['ब','b'],['भ','bh'],['म','m'],['य','y'],['र','r'],['ल','l'],['ळ','l'],['व','v'],
    ['श','sh'],['ष','sh'],['स','s'],['ह','h']]
  LOOP
    said := replace(said, pair[1], pair[2]);
  END LOOP;
  RETURN said;
END $$;
--> statement-breakpoint
-- A text as the words that are compared: small letters and digits, single spaces, initials drawn together, roman numbers read.
CREATE FUNCTION search_norm(told text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  said text := lower(told);
  word record;
BEGIN
  IF said ~ '[^ -~]' THEN
    IF said ~ '[ऀ-ॿ]' THEN
      FOR word IN SELECT a.phrase, a.also FROM search_alias a WHERE a.phrase = ANY (regexp_split_to_array(said, '[^ऀ-ॿ]+')) LOOP
        said := regexp_replace(said, '(?<![ऀ-ॿ])' || word.phrase || '(?![ऀ-ॿ])', word.also, 'g');
      END LOOP;
      said := search_latin(said);
    END IF;
    said := lower(unaccent('unaccent', said));
  END IF;
  said := regexp_replace(said, '[''`’]', '', 'g');
  said := regexp_replace(said, '\m([a-z])\.(?=[a-z])', '\1', 'g');
  said := regexp_replace(said, '(?<=[a-z0-9]) ?& ?(?=[a-z0-9])', ' and ', 'g');
  -- Letters of other scripts stay.
  said := btrim(regexp_replace(said, '[\x01-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u0964\u0965]+', ' ', 'g'));
  IF said ~ '\m[a-z] [a-z]\M' THEN
    said := regexp_replace(said, '\m([a-z]) (?=[a-z]\M)', '\1', 'g');
  END IF;
  IF said ~ '[a-z] s\M' THEN
    said := regexp_replace(said, '([a-z]{3,}) s\M', '\1s', 'g');
  END IF;
  IF said ~ '\mno[0-9]' THEN
    said := regexp_replace(said, '\mno([0-9])', 'no \1', 'g');
  END IF;
  IF said ~ '\m(ii|iii|iv|vi|vii|viii|ix)\M' THEN
    said := regexp_replace(said, '\mviii\M', '8', 'g');
    said := regexp_replace(said, '\mvii\M', '7', 'g');
    said := regexp_replace(said, '\mvi\M', '6', 'g');
    said := regexp_replace(said, '\miv\M', '4', 'g');
    said := regexp_replace(said, '\mix\M', '9', 'g');
    said := regexp_replace(said, '\miii\M', '3', 'g');
    said := regexp_replace(said, '\mii\M', '2', 'g');
  END IF;
  RETURN said;
END $$;
--> statement-breakpoint
-- Equal for words that sound the same, however they are spelt: vidyalaya and vidyalay, saraswati and sarasvati.
CREATE FUNCTION search_key(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN word !~ '^[a-z]+$' THEN word ELSE
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      replace(replace(replace(replace(replace(replace(replace(word, 'sch', 'sk'), 'chh', 'ch'), 'ph', 'f'), 'ck', 'k'), 'w', 'v'), 'z', 'j'), 'x', 'ks'),
      'c(?=[eiy])', 's', 'g'), 'ch', '1', 'g'), '[cq]', 'k', 'g'), '1h?', 'c', 'g'), '([bcdgjklprst])h', '\1', 'g'),
      'ee|ii', 'i', 'g'), 'oo|uu|ou', 'u', 'g'), '(.)\1+', '\1', 'g'), '(?<=...)(iya|ia|ya|a|iy|y)$', 'i'),
      '([aeiou][bcdfgjklmnpqrstv])a(?=[bcdfgjklmnpqrstv][aeiou])', '\1', 'g')
  END
$$;
--> statement-breakpoint
INSERT INTO search_alias (phrase, also)
SELECT one.word, other.word
FROM (VALUES
  ('bengaluru bangalore'), ('mumbai bombay'), ('kolkata calcutta'), ('chennai madras'), ('gurugram gurgaon'), ('pune poona'),
  ('thiruvananthapuram trivandrum'), ('kochi cochin'), ('prayagraj allahabad'), ('varanasi banaras benares kashi'),
  ('mysuru mysore'), ('mangaluru mangalore'), ('vadodara baroda'), ('puducherry pondicherry'), ('visakhapatnam vizag vishakhapatnam'),
  ('shimla simla'), ('odisha orissa'), ('belagavi belgaum'), ('hubballi hubli'), ('kalaburagi gulbarga'), ('ballari bellary'),
  ('kozhikode calicut'), ('kollam quilon'), ('thrissur trichur'), ('alappuzha alleppey'), ('palakkad palghat'),
  ('tiruchirappalli trichy tiruchi'), ('thanjavur tanjore'), ('tirunelveli nellai'), ('thoothukudi tuticorin'),
  ('shivamogga shimoga'), ('tumakuru tumkur'), ('vijayapura bijapur'), ('kanpur cawnpore'), ('panaji panjim'),
  ('guwahati gauhati'), ('rajamahendravaram rajahmundry'), ('jabalpur jubbulpore'), ('nashik nasik'), ('mathura muttra'),
  ('ayodhya faizabad'), ('chhatrapati aurangabad'), ('dharashiv osmanabad'), ('narmadapuram hoshangabad'), ('leh ladakh')
) AS spellings (words),
  LATERAL unnest(string_to_array(words, ' ')) AS one (word),
  LATERAL unnest(string_to_array(words, ' ')) AS other (word)
WHERE one.word <> other.word
UNION ALL VALUES
  ('kendriya vidyalaya', 'kv'), ('kv', 'kendriya vidyalaya'), ('delhi public school', 'dps'), ('dps', 'delhi public school'),
  ('jawahar navodaya vidyalaya', 'jnv'), ('jnv', 'jawahar navodaya vidyalaya'), ('army public school', 'aps'),
  ('dayanand anglo vedic', 'dav'), ('ryan international', 'ris'), ('national public school', 'nps'),
  ('sarvodaya', 'skv sbv'), ('saint', 'st'), ('st', 'saint'), ('saraswati shishu mandir', 'ssm'), ('saraswati vidya mandir', 'svm'),
  ('indian institute of technology', 'iit'), ('national institute of technology', 'nit'),
  ('indian institute of information technology', 'iiit'), ('indian institute of management', 'iim'),
  ('all india institute of medical sciences', 'aiims'), ('indian institute of science education and research', 'iiser'),
  ('national law university', 'nlu'), ('national institute of fashion technology', 'nift'),
  ('national institute of design', 'nid'), ('indian statistical institute', 'isi'), ('indian institute of science', 'iisc'),
  ('birla institute of technology and science', 'bits'), ('vellore institute of technology', 'vit'),
  ('government', 'govt'), ('govt', 'government'), ('senior secondary', 'sr sec'), ('higher secondary', 'hr sec'),
  ('schools', 'school'), ('colleges', 'college'), ('universities', 'university'), ('exams', 'exam'), ('courses', 'course'),
  ('engg', 'engineering'), ('intl', 'international'), ('univ', 'university'), ('inst', 'institute'), ('tech', 'technology'),
  ('lucknow', 'lakhnau'), ('delhi', 'dilli'),
  -- English as Devanagari writes it.
  ('दिल्ली', 'delhi'), ('लखनऊ', 'lucknow'), ('पब्लिक', 'public'), ('स्कूल', 'school'), ('स्कूल्स', 'school'), ('कॉलेज', 'college'),
  ('कालेज', 'college'), ('महाविद्यालय', 'mahavidyalaya'), ('विश्वविद्यालय', 'vishwavidyalaya'), ('यूनिवर्सिटी', 'university'),
  ('इंटरनेशनल', 'international'), ('नेशनल', 'national'), ('सेंट', 'st'), ('सेण्ट', 'st'), ('संत', 'sant'), ('मैरी', 'mary'),
  ('मेरी', 'mary'), ('मैरीज', 'marys'), ('जेवियर', 'xavier'), ('ज़ेवियर', 'xavier'), ('जेवियर्स', 'xaviers'), ('ज़ेवियर्स', 'xaviers'),
  ('जोसेफ', 'joseph'), ('जोसफ', 'joseph'), ('जॉन', 'john'), ('जॉन्स', 'johns'), ('थॉमस', 'thomas'), ('पॉल', 'paul'), ('पॉल्स', 'pauls'),
  ('कॉन्वेंट', 'convent'), ('कान्वेंट', 'convent'), ('इंग्लिश', 'english'), ('मीडियम', 'medium'), ('सेंट्रल', 'central'),
  ('अकादमी', 'academy'), ('एकेडमी', 'academy'), ('अकैडमी', 'academy'), ('मॉडर्न', 'modern'), ('मॉडल', 'model'), ('हाई', 'high'),
  ('हायर', 'higher'), ('सेकेंडरी', 'secondary'), ('सेकंडरी', 'secondary'), ('सीनियर', 'senior'), ('गर्ल्स', 'girls'), ('बॉयज', 'boys'),
  ('आर्मी', 'army'), ('एयर', 'air'), ('फोर्स', 'force'), ('मेडिकल', 'medical'), ('इंजीनियरिंग', 'engineering'), ('टेक्नोलॉजी', 'technology'),
  ('इंस्टीट्यूट', 'institute'), ('इंस्टिट्यूट', 'institute'), ('मैनेजमेंट', 'management'), ('साइंस', 'science'), ('आर्ट्स', 'arts'),
  ('कॉमर्स', 'commerce'), ('लॉ', 'law'), ('फार्मेसी', 'pharmacy'), ('नर्सिंग', 'nursing'), ('डेंटल', 'dental'), ('ग्लोबल', 'global'),
  ('वर्ल्ड', 'world'), ('वैली', 'valley'), ('हेरिटेज', 'heritage'), ('केवी', 'kv'), ('डीपीएस', 'dps'), ('डीएवी', 'dav'), ('आईआईटी', 'iit'),
  ('एनआईटी', 'nit'), ('आईआईएम', 'iim'), ('एम्स', 'aiims'), ('नीट', 'neet'), ('जेईई', 'jee'), ('मेन', 'main'), ('मेंस', 'main'), ('एडवांस्ड', 'advanced'),
  ('कैट', 'cat'), ('गेट', 'gate'), ('क्लैट', 'clat'), ('यूजी', 'ug'), ('पीजी', 'pg'), ('एमबीए', 'mba'), ('बीटेक', 'btech'), ('एमबीबीएस', 'mbbs'),
  ('बीए', 'ba'), ('बीएससी', 'bsc'), ('बीकॉम', 'bcom'), ('बीएड', 'bed'), ('नंबर', 'no'), ('नम्बर', 'no'), ('क्रमांक', 'no'), ('प्रौद्योगिकी', 'technology'),
  ('भारतीय', 'indian'), ('संस्थान', 'institute'), ('प्रबंधन', 'management')
ON CONFLICT DO NOTHING;
