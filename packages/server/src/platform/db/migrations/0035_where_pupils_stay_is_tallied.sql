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
    ('residential', ("school"."residential")::text),
    ('classLevel', (coalesce("school"."class_from", 1) || ':' || "school"."class_to")::text),
    ('feeMax', (('{25000,50000,100000,200000,500000}'::int[])[width_bucket("school"."fee_min" - 1, '{25000,50000,100000,200000,500000}'::int[]) + 1])::text)
  ) AS one (facet, value) WHERE value IS NOT NULL
  UNION ALL SELECT 'board', v::text FROM unnest("school"."boards") AS v
  UNION ALL SELECT 'medium', v::text FROM unnest("school"."mediums") AS v
  UNION ALL SELECT 'facility', v::text FROM unnest("school"."facilities") AS v
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION listing_school_counted() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'status, state, city, location, boards, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities'
$$;
--> statement-breakpoint
DROP INDEX listing_school_popular;
--> statement-breakpoint
CREATE INDEX listing_school_popular ON school (popularity DESC, id DESC)
  INCLUDE (state, city, location, boards, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
DROP INDEX listing_school_of_state;
--> statement-breakpoint
CREATE INDEX listing_school_of_state ON school (state, popularity DESC, id DESC)
  INCLUDE (city, location, boards, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
DROP INDEX listing_school_of_city;
--> statement-breakpoint
CREATE INDEX listing_school_of_city ON school (city, popularity DESC, id DESC)
  INCLUDE (state, location, boards, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
DROP INDEX listing_school_rated;
--> statement-breakpoint
CREATE INDEX listing_school_rated ON school (rating DESC, id DESC)
  INCLUDE (state, city, location, boards, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, admission_opens_on, admission_closes_on)
  WHERE status = 'published' AND rating IS NOT NULL;
--> statement-breakpoint
DROP INDEX listing_school_fee;
--> statement-breakpoint
CREATE INDEX listing_school_fee ON school (fee_min, id)
  INCLUDE (state, city, location, boards, school_type, gender, residential, class_to, class_from, mediums, facilities, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published' AND fee_min IS NOT NULL;
--> statement-breakpoint
DROP INDEX listing_school_named;
--> statement-breakpoint
CREATE INDEX listing_school_named ON school (name, id)
  INCLUDE (state, city, location, boards, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
DROP INDEX listing_school_newest;
--> statement-breakpoint
CREATE INDEX listing_school_newest ON school (created_at DESC, id DESC)
  INCLUDE (state, city, location, boards, school_type, gender, residential, class_to, class_from, mediums, fee_min, facilities, rating, admission_opens_on, admission_closes_on)
  WHERE status = 'published';
--> statement-breakpoint
SELECT listing_recount();
