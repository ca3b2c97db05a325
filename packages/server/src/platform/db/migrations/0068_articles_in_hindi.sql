ALTER TABLE "article" ADD COLUMN "title_local" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "excerpt_local" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "body_local" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "tags_local" text[] DEFAULT '{}' NOT NULL;