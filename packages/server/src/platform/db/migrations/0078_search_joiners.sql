-- Joiners of Indian scripts separate nothing: a word with them is the same as without, in an index as in a query.
-- Documents have what they had until `npm run search:rebuild`.
CREATE OR REPLACE FUNCTION search_norm(told text) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  said text := lower(translate(told, U&'\200C\200D', ''));
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
