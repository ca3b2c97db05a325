ALTER TABLE "refund" ADD COLUMN "account_asked_by" integer;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "account_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "account_allowed_at" timestamp with time zone;