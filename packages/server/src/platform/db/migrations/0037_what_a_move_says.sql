ALTER TABLE "application_move" ADD COLUMN "on" date;--> statement-breakpoint
ALTER TABLE "application_move" ADD COLUMN "document_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "application_move" ADD COLUMN "corrected" text[] DEFAULT '{}' NOT NULL;