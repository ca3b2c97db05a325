CREATE TABLE "index_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "index_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_other_words(norm text) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  -- The first comparison is a fifth of the work of the second, and leaves out most aliases.
  SELECT coalesce(string_agg(a.also, ' '), '') FROM search_alias a
  WHERE strpos(norm, a.phrase) > 0 AND strpos(' ' || norm || ' ', ' ' || a.phrase || ' ') > 0
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_refresh(of_kind text, of_ids integer[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
DECLARE
  words text[];
BEGIN
  DELETE FROM search_doc d
  WHERE d.kind = of_kind AND d.ref_id = ANY (of_ids)
    AND NOT EXISTS (SELECT FROM search_source s WHERE s.kind = of_kind AND s.ref_id = d.ref_id);
  WITH source AS MATERIALIZED (
    SELECT * FROM search_source s WHERE s.kind = of_kind AND s.ref_id = ANY (of_ids)
  ), places AS MATERIALIZED (
    SELECT p.city, p.location, said.place, said.norm || ' ' || search_other_words(said.norm) AS norm
    FROM (SELECT DISTINCT s.city, s.location FROM source s WHERE s.city IS NOT NULL) p
    JOIN city c ON c.id = p.city JOIN state t ON t.id = c.state LEFT JOIN location l ON l.id = p.location,
    LATERAL (SELECT concat_ws(', ', l.name, c.name, nullif(t.name, c.name)) AS place,
      search_norm(concat_ws(' ', l.name, c.name, c.name_local, nullif(c.district, c.name), t.name, t.name_local)) AS norm OFFSET 0) said
  ), normal AS MATERIALIZED (
    SELECT s.kind, s.ref_id, s.name, s.url, coalesce(p.place, s.what) AS place, search_norm(s.name) AS norm,
      CASE WHEN s.aliases <> '' THEN search_norm(s.aliases) ELSE '' END AS also, coalesce(p.norm, search_norm(concat_ws(' ', s.what, s.hint))) AS place_norm,
      s.popularity, s.city
    FROM source s LEFT JOIN places p ON p.city = s.city AND p.location IS NOT DISTINCT FROM s.location
  ), written AS (
    INSERT INTO search_doc AS old (kind, ref_id, name, url, place, norm, also, popularity, city, head, tsv)
    SELECT n.kind, n.ref_id, n.name, n.url, n.place, n.norm, n.also, n.popularity, n.city, cardinality(of_ids) <= 50,
      search_vector(n.kind, n.norm || ' ' || n.also || ' ' || search_other_words(n.norm), n.place_norm)
    FROM normal n
    ON CONFLICT (kind, ref_id) DO UPDATE
      SET name = excluded.name, url = excluded.url, place = excluded.place, norm = excluded.norm, also = excluded.also,
        popularity = excluded.popularity, city = excluded.city, head = old.head OR excluded.head, tsv = excluded.tsv
      WHERE (old.name, old.url, old.place, old.norm, old.also, old.popularity, old.city, old.tsv)
        IS DISTINCT FROM (excluded.name, excluded.url, excluded.place, excluded.norm, excluded.also, excluded.popularity,
          excluded.city, excluded.tsv)
    RETURNING tsv
  )
  SELECT array_agg(DISTINCT word) INTO words FROM written, unnest(tsvector_to_array(written.tsv)) AS word;
  PERFORM search_learn(words);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  ids int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    ids := ARRAY(SELECT id FROM fresh);
    IF current_setting('pravesh.bulk', true) = 'on' AND TG_TABLE_NAME IN ('school', 'college') AND cardinality(ids) > 0 THEN
      INSERT INTO index_pending (kind, ids) VALUES (TG_TABLE_NAME, ids);
      RETURN NULL;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    ids := ARRAY(SELECT id FROM stale);
  ELSIF TG_TABLE_NAME = 'school' THEN
    ids := ARRAY(SELECT f.id FROM fresh f JOIN stale s USING (id)
      WHERE (f.name, f.name_local, f.url, f.status, f.state, f.city, f.location, f.popularity)
        IS DISTINCT FROM (s.name, s.name_local, s.url, s.status, s.state, s.city, s.location, s.popularity));
  ELSIF TG_TABLE_NAME = 'college' THEN
    ids := ARRAY(SELECT f.id FROM fresh f JOIN stale s USING (id)
      WHERE (f.name, f.short_name, f.name_local, f.url, f.status, f.state, f.city, f.location, f.popularity)
        IS DISTINCT FROM (s.name, s.short_name, s.name_local, s.url, s.status, s.state, s.city, s.location, s.popularity));
  ELSE
    ids := ARRAY(SELECT id FROM fresh);
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM search_refresh(TG_TABLE_NAME, ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
DECLARE
  pending int[] := '{}';
  counted text := CASE TG_TABLE_NAME WHEN 'school' THEN listing_school_counted() ELSE listing_college_counted() END;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS n, f::%1$I AS c FROM fresh f', TG_TABLE_NAME)
    WHEN 'DELETE' THEN format('SELECT -1 AS n, s::%1$I AS c FROM stale s', TG_TABLE_NAME)
    ELSE format('SELECT 1 AS n, f::%2$I AS c FROM fresh f JOIN (SELECT id, row(%1$s) AS was FROM stale) s USING (id) WHERE row(%1$s) IS DISTINCT FROM s.was
      UNION ALL SELECT -1, s::%2$I FROM stale s JOIN (SELECT id, row(%1$s) AS is FROM fresh) f USING (id) WHERE row(%1$s) IS DISTINCT FROM f.is', counted, TG_TABLE_NAME)
  END;
BEGIN
  IF TG_OP = 'INSERT' AND current_setting('pravesh.bulk', true) = 'on' THEN
    RETURN NULL;
  END IF;
  -- A pending row is counted later, as it is then. Its lock makes either side wait for the other: whoever comes second sees what the first wrote.
  IF TG_OP <> 'INSERT' THEN
    pending := ARRAY(SELECT unnest(l.ids) FROM (
      SELECT p.ids FROM index_pending p WHERE p.kind = TG_TABLE_NAME AND p.ids && ARRAY(SELECT id FROM stale) FOR SHARE) l);
  END IF;
  EXECUTE format($q$
    INSERT INTO listing_tally (kind, scope, facet, value, n)
    SELECT %1$L, scope, v.facet, v.value, sum(n) FROM (%2$s OFFSET 0) AS changed, listing_%1$s_scopes(c) AS scope, listing_%1$s_values(c) AS v
    WHERE (c).status = 'published' AND (cardinality($1) = 0 OR (c).id <> ALL ($1)) GROUP BY scope, v.facet, v.value HAVING sum(n) <> 0 $q$, TG_TABLE_NAME, changed) USING pending;
  RETURN NULL;
END $_$;
--> statement-breakpoint
-- Writes the documents and counts of at most so many pending rows; returns how many institutes they were. Several connections may work at once:
-- rows that another one, or an edit under way, has locked are left for later.
CREATE FUNCTION index_pending_rows(most integer) RETURNS integer
    LANGUAGE plpgsql
    AS $_$
DECLARE
  of_kind text;
  taken int[];
BEGIN
  SELECT p.kind INTO of_kind FROM index_pending p ORDER BY p.id LIMIT 1 FOR UPDATE SKIP LOCKED;
  WITH chosen AS (
    SELECT p.id FROM index_pending p WHERE p.kind = of_kind ORDER BY p.id LIMIT most FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM index_pending p USING chosen c WHERE p.id = c.id RETURNING p.ids
  )
  SELECT array_agg(id) INTO taken FROM gone, unnest(gone.ids) AS id;
  IF taken IS NULL THEN RETURN 0; END IF;
  EXECUTE format($q$
    INSERT INTO listing_tally (kind, scope, facet, value, n)
    SELECT %1$L, scope, v.facet, v.value, count(*)
    FROM (SELECT c FROM %1$I AS c WHERE c.id = ANY ($1) AND c.status = 'published' OFFSET 0) AS counted,
      listing_%1$s_scopes(c) AS scope, listing_%1$s_values(c) AS v
    GROUP BY scope, v.facet, v.value $q$, of_kind) USING taken;
  PERFORM search_refresh(of_kind, taken);
  RETURN cardinality(taken);
END $_$;
