-- Nothing published them, and a save refuses them now: a scheduled record without a time waits for its review instead.
UPDATE school SET status = 'review' WHERE status = 'scheduled' AND publish_at IS NULL;
--> statement-breakpoint
UPDATE college SET status = 'review' WHERE status = 'scheduled' AND publish_at IS NULL;
--> statement-breakpoint
UPDATE exam SET status = 'review' WHERE status = 'scheduled' AND publish_at IS NULL;
--> statement-breakpoint
UPDATE career SET status = 'review' WHERE status = 'scheduled' AND publish_at IS NULL;
--> statement-breakpoint
UPDATE article SET status = 'review' WHERE status = 'scheduled' AND publish_at IS NULL;
--> statement-breakpoint
UPDATE school_content SET status = 'review' WHERE status = 'scheduled' AND publish_at IS NULL;
--> statement-breakpoint
UPDATE college_content SET status = 'review' WHERE status = 'scheduled' AND publish_at IS NULL;
