ALTER TABLE "application" ADD COLUMN "access_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "access_ended_by" text;--> statement-breakpoint
UPDATE application SET access_ended_at = updated_at, access_ended_by = 'family' WHERE status = 'withdrawn';--> statement-breakpoint
CREATE INDEX "application_readable" ON "application" USING btree ("updated_at") WHERE access_ended_at is null and status in ('declined', 'expired', 'enrolled', 'rejected', 'withdrawn');--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_access_ended" CHECK (("application"."access_ended_at" is null) = ("application"."access_ended_by" is null));--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_withdrawn_is_unread" CHECK ("application"."status" <> 'withdrawn' or "application"."access_ended_at" is not null);