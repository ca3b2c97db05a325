ALTER TABLE "account_consent" ADD COLUMN "relation" text;--> statement-breakpoint
ALTER TABLE "account_consent" ADD COLUMN "birth_year" integer;--> statement-breakpoint
ALTER TABLE "account_consent" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "account_consent" ADD COLUMN "language" text;