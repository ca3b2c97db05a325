DROP INDEX "college_partner";--> statement-breakpoint
DROP INDEX "school_partner";--> statement-breakpoint
ALTER TABLE "institute_change" ALTER COLUMN "institute_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "college" ADD COLUMN "completeness" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "completeness" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "college_completeness" ON "college" USING btree ("completeness","id");--> statement-breakpoint
CREATE INDEX "college_latitude" ON "college" USING btree ("lat");--> statement-breakpoint
CREATE INDEX "college_sourced" ON "college" USING btree ((sources <> '{}'::jsonb));--> statement-breakpoint
CREATE INDEX "college_of_type" ON "college" USING btree ("college_type");--> statement-breakpoint
CREATE INDEX "college_categories" ON "college" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "school_completeness" ON "school" USING btree ("completeness","id");--> statement-breakpoint
CREATE INDEX "school_latitude" ON "school" USING btree ("lat");--> statement-breakpoint
CREATE INDEX "school_sourced" ON "school" USING btree ((sources <> '{}'::jsonb));--> statement-breakpoint
CREATE INDEX "school_of_type" ON "school" USING btree ("school_type");--> statement-breakpoint
CREATE INDEX "school_classes" ON "school" USING btree ("class_to","class_from");--> statement-breakpoint
CREATE INDEX "school_boards" ON "school" USING gin ("boards");--> statement-breakpoint
CREATE INDEX "college_partner" ON "college" USING btree ("is_partner","id");--> statement-breakpoint
CREATE INDEX "school_partner" ON "school" USING btree ("is_partner","id");--> statement-breakpoint
-- How much of an institute's page says what families look for, in percent. The weights are those of institute/facts/completeness.ts.
CREATE FUNCTION institute_has_value(value jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT value IS NOT NULL AND value NOT IN ('null'::jsonb, '""'::jsonb, '[]'::jsonb)
$$;
--> statement-breakpoint
CREATE FUNCTION school_completeness(school school) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(weight), 0)::int FROM (VALUES
    (15, EXISTS (SELECT FROM school_fee f WHERE f.school = ($1).id)),
    (15, institute_has_value(($1).admission)),
    (10, institute_has_value(to_jsonb(($1).phones))),
    (10, institute_has_value(to_jsonb(($1).about))),
    (8, institute_has_value(to_jsonb(($1).address))),
    (8, institute_has_value(to_jsonb(($1).cover))),
    (7, institute_has_value(to_jsonb(($1).facilities))),
    (7, EXISTS (SELECT FROM faq f WHERE f.school = ($1).id AND f.active)),
    (4, institute_has_value(to_jsonb(($1).email))),
    (4, institute_has_value(to_jsonb(($1).website))),
    (4, institute_has_value(to_jsonb(($1).timings))),
    (4, institute_has_value(to_jsonb(($1).transport))),
    (2, institute_has_value(to_jsonb(($1).logo))),
    (2, EXISTS (SELECT FROM award a WHERE a.school = ($1).id))
  ) AS step (weight, done) WHERE done
$$;
--> statement-breakpoint
CREATE FUNCTION college_completeness(college college) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT round(100.0 * coalesce(sum(weight), 0) / 112)::int FROM (VALUES
    (15, institute_has_value(to_jsonb(($1).courses))),
    (15, ($1).fee_min IS NOT NULL),
    (12, institute_has_value(($1).admission)),
    (12, EXISTS (SELECT FROM college_placement p WHERE p.college = ($1).id)),
    (8, institute_has_value(to_jsonb(($1).phones))),
    (8, institute_has_value(to_jsonb(($1).about))),
    (8, institute_has_value(to_jsonb(($1).address))),
    (7, institute_has_value(to_jsonb(($1).cover))),
    (6, institute_has_value(to_jsonb(($1).facilities))),
    (6, EXISTS (SELECT FROM faq f WHERE f.college = ($1).id AND f.active)),
    (4, institute_has_value(to_jsonb(($1).email))),
    (4, institute_has_value(to_jsonb(($1).website))),
    (3, EXISTS (SELECT FROM institute_media m WHERE m.college = ($1).id)),
    (2, institute_has_value(to_jsonb(($1).brochure))),
    (2, EXISTS (SELECT FROM award a WHERE a.college = ($1).id))
  ) AS step (weight, done) WHERE done
$$;
--> statement-breakpoint
CREATE FUNCTION school_set_completeness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.completeness := school_completeness(NEW);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION college_set_completeness() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.completeness := college_completeness(NEW);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER school_completed BEFORE INSERT OR UPDATE OF admission, phones, about, address, cover, facilities, email, website, timings, transport, logo ON school
  FOR EACH ROW EXECUTE FUNCTION school_set_completeness();
--> statement-breakpoint
CREATE TRIGGER college_completed BEFORE INSERT OR UPDATE OF courses, fee_min, admission, phones, about, address, cover, facilities, email, website, brochure ON college
  FOR EACH ROW EXECUTE FUNCTION college_set_completeness();
--> statement-breakpoint
-- After parts were added, changed or removed: `changed` are their rows. The functions count the parts as they are by then.
CREATE FUNCTION school_follow_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE school s SET completeness = school_completeness(s)
  WHERE s.id IN (SELECT school FROM changed) AND s.completeness <> school_completeness(s);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION college_follow_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE college c SET completeness = college_completeness(c)
  WHERE c.id IN (SELECT college FROM changed) AND c.completeness <> college_completeness(c);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $do$
DECLARE
  part record;
  event record;
BEGIN
  FOR part IN SELECT * FROM (VALUES ('school', 'school_fee'), ('school', 'faq'), ('school', 'award'),
    ('college', 'faq'), ('college', 'award'), ('college', 'college_placement'), ('college', 'institute_media')) AS p (kind, source)
  LOOP
    FOR event IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e (name, image)
    LOOP
      EXECUTE format('CREATE TRIGGER %1$s_completed_%2$s AFTER %3$s ON %4$I REFERENCING %5$s TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION %1$s_follow_parts()', part.kind, lower(event.name), event.name, part.source, event.image);
    END LOOP;
  END LOOP;
END
$do$;
--> statement-breakpoint
ALTER TABLE school DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE school s SET completeness = school_completeness(s);
--> statement-breakpoint
ALTER TABLE school ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE college DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE college c SET completeness = college_completeness(c);
--> statement-breakpoint
ALTER TABLE college ENABLE TRIGGER USER;
