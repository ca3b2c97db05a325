-- Announces waiting work that changed to the consoles that wait for it: its transaction, topic and institute, once for each transaction.
-- More institutes than twenty in one statement are announced as many. A draft of an application is nobody's work.
CREATE FUNCTION announce_news() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  institutes text[];
  institute text;
BEGIN
  IF TG_TABLE_NAME = 'application' THEN
    institutes := ARRAY(SELECT DISTINCT institute_type || ' ' || institute_id FROM fresh WHERE submitted_at IS NOT NULL LIMIT 21);
  ELSE
    institutes := ARRAY(SELECT DISTINCT coalesce(institute_type, '-') || ' ' || coalesce(institute_id, 0) FROM fresh LIMIT 21);
  END IF;
  IF cardinality(institutes) > 20 THEN
    institutes := ARRAY['- *'];
  END IF;
  FOREACH institute IN ARRAY institutes LOOP
    PERFORM pg_notify('news', pg_current_xact_id() || ' ' || TG_ARGV[0] || ' ' || institute);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER news_inserted AFTER INSERT ON enquiry REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('enquiries');
--> statement-breakpoint
CREATE TRIGGER news_updated AFTER UPDATE ON enquiry REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('enquiries');
--> statement-breakpoint
CREATE TRIGGER news_inserted AFTER INSERT ON application REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('applications');
--> statement-breakpoint
CREATE TRIGGER news_updated AFTER UPDATE ON application REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('applications');
--> statement-breakpoint
CREATE TRIGGER news_inserted AFTER INSERT ON review REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('reviews');
--> statement-breakpoint
CREATE TRIGGER news_updated AFTER UPDATE ON review REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('reviews');
--> statement-breakpoint
CREATE TRIGGER news_inserted AFTER INSERT ON institute_proposal REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('proposals');
--> statement-breakpoint
CREATE TRIGGER news_updated AFTER UPDATE ON institute_proposal REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('proposals');
--> statement-breakpoint
CREATE TRIGGER news_inserted AFTER INSERT ON partner_application REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('partners');
--> statement-breakpoint
CREATE TRIGGER news_updated AFTER UPDATE ON partner_application REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION announce_news('partners');
