-- Functions of tallies take the row of an institute, not its columns one by one: what counts is declared with its filters, and these
-- bodies follow from there (listing/tallies). What follows the tables names no column.
DROP FUNCTION listing_school_scopes(int, int, int[], int, text);
--> statement-breakpoint
DROP FUNCTION listing_school_values(int, int, int, int[], int, text, int, int, int[], int[], int);
--> statement-breakpoint
DROP FUNCTION listing_college_scopes(int, int, int[], int, text);
--> statement-breakpoint
DROP FUNCTION listing_college_values(int, int, int, text, int[], int[], int[], int[], int[], int[], text, int, int);
--> statement-breakpoint
DROP FUNCTION listing_band(int, int[]);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_school_scopes(school school) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT scope FROM (
    SELECT ''
    UNION ALL SELECT 'state:' || "school"."state"
    UNION ALL SELECT 'city:' || "school"."city"
    UNION ALL SELECT 'board:' || board_held FROM unnest("school"."boards") AS board_held
    UNION ALL SELECT 'type:' || "school"."school_type"
    UNION ALL SELECT 'gender:' || "school"."gender"
    UNION ALL SELECT 'state:' || "school"."state" || ' ' || 'board:' || board_held FROM unnest("school"."boards") AS board_held
  ) AS every (scope) WHERE scope IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_school_values(school school) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (VALUES
    ('total', ''),
    ('state', ("school"."state")::text),
    ('city', ("school"."city")::text),
    ('location', ("school"."location")::text),
    ('type', ("school"."school_type")::text),
    ('gender', ("school"."gender")::text),
    ('classLevel', (coalesce("school"."class_from", 1) || ':' || "school"."class_to")::text),
    ('feeMax', (('{25000,50000,100000,200000,500000}'::int[])[width_bucket("school"."fee_min" - 1, '{25000,50000,100000,200000,500000}'::int[]) + 1])::text)
  ) AS one (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'board', v::text FROM unnest("school"."boards") AS v
  UNION ALL SELECT 'medium', v::text FROM unnest("school"."mediums") AS v
  UNION ALL SELECT 'facility', v::text FROM unnest("school"."facilities") AS v
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_school_counted() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'status, state, city, location, boards, school_type, gender, class_to, class_from, mediums, fee_min, facilities'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_college_scopes(college college) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT scope FROM (
    SELECT ''
    UNION ALL SELECT 'state:' || "college"."state"
    UNION ALL SELECT 'city:' || "college"."city"
    UNION ALL SELECT 'type:' || "college"."college_type"
    UNION ALL SELECT 'ownership:' || "college"."ownership"
    UNION ALL SELECT 'category:' || category_held FROM unnest("college"."categories") AS category_held
    UNION ALL SELECT 'state:' || "college"."state" || ' ' || 'category:' || category_held FROM unnest("college"."categories") AS category_held
  ) AS every (scope) WHERE scope IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_college_values(college college) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT * FROM (VALUES
    ('total', ''),
    ('state', ("college"."state")::text),
    ('city', ("college"."city")::text),
    ('type', ("college"."college_type")::text),
    ('ownership', ("college"."ownership")::text),
    ('naac', ("college"."naac_grade")::text),
    ('nirfMax', (('{10,25,50,100,200}'::int[])[width_bucket("college"."nirf_best" - 1, '{10,25,50,100,200}'::int[]) + 1])::text),
    ('feeMax', (('{50000,100000,200000,500000,1000000}'::int[])[width_bucket("college"."fee_min" - 1, '{50000,100000,200000,500000,1000000}'::int[]) + 1])::text)
  ) AS one (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'course', v::text FROM unnest("college"."courses") AS v
  UNION ALL SELECT 'category', v::text FROM unnest("college"."categories") AS v
  UNION ALL SELECT 'level', v::text FROM unnest("college"."levels") AS v
  UNION ALL SELECT 'specialization', v::text FROM unnest("college"."specializations") AS v
  UNION ALL SELECT 'delivery', v::text FROM unnest("college"."deliveries") AS v
  UNION ALL SELECT 'exam', v::text FROM unnest("college"."exams") AS v
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_college_counted() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'status, state, city, college_type, courses, categories, levels, specializations, deliveries, ownership, exams, naac_grade, nirf_best, fee_min'
$$;
--> statement-breakpoint
-- Tallies follow their institutes in the same transaction. Only what changes the counts is written. OFFSET 0 keeps the planner from taking
-- the row apart again: "variable not found in subplan target list" otherwise.
CREATE OR REPLACE FUNCTION listing_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text := CASE TG_TABLE_NAME WHEN 'school' THEN listing_school_counted() ELSE listing_college_counted() END;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS n, f::%1$I AS c FROM fresh f', TG_TABLE_NAME)
    WHEN 'DELETE' THEN format('SELECT -1 AS n, s::%1$I AS c FROM stale s', TG_TABLE_NAME)
    ELSE format('SELECT 1 AS n, f::%2$I AS c FROM fresh f JOIN (SELECT id, row(%1$s) AS was FROM stale) s USING (id) WHERE row(%1$s) IS DISTINCT FROM s.was
      UNION ALL SELECT -1, s::%2$I FROM stale s JOIN (SELECT id, row(%1$s) AS is FROM fresh) f USING (id) WHERE row(%1$s) IS DISTINCT FROM f.is', counted, TG_TABLE_NAME)
  END;
BEGIN
  EXECUTE format($q$
    INSERT INTO listing_tally (kind, scope, facet, value, n)
    SELECT %1$L, scope, v.facet, v.value, sum(n) FROM (%2$s OFFSET 0) AS changed, listing_%1$s_scopes(c) AS scope, listing_%1$s_values(c) AS v
    WHERE (c).status = 'published' GROUP BY scope, v.facet, v.value HAVING sum(n) <> 0 $q$, TG_TABLE_NAME, changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts everything anew; writers wait.
CREATE OR REPLACE FUNCTION listing_recount() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE listing_tally IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM listing_tally;
  INSERT INTO listing_tally (kind, scope, facet, value, n)
  SELECT 'school', scope, v.facet, v.value, count(*) FROM (SELECT c FROM school AS c WHERE c.status = 'published' OFFSET 0) AS counted,
    listing_school_scopes(c) AS scope, listing_school_values(c) AS v
  GROUP BY scope, v.facet, v.value;
  INSERT INTO listing_tally (kind, scope, facet, value, n)
  SELECT 'college', scope, v.facet, v.value, count(*) FROM (SELECT c FROM college AS c WHERE c.status = 'published' OFFSET 0) AS counted,
    listing_college_scopes(c) AS scope, listing_college_values(c) AS v
  GROUP BY scope, v.facet, v.value;
END $$;
