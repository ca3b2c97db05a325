ALTER TABLE "institute_change" ALTER COLUMN "account" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "career" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "college_content" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school_content" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "college" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "school" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "article_publish_due" ON "article" USING btree ("publish_at","id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "article_unpublish_due" ON "article" USING btree ("unpublish_at","id") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "career_publish_due" ON "career" USING btree ("publish_at","id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "career_unpublish_due" ON "career" USING btree ("unpublish_at","id") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "college_content_publish_due" ON "college_content" USING btree ("publish_at","id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "college_content_unpublish_due" ON "college_content" USING btree ("unpublish_at","id") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "exam_publish_due" ON "exam" USING btree ("publish_at","id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "exam_unpublish_due" ON "exam" USING btree ("unpublish_at","id") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "school_content_publish_due" ON "school_content" USING btree ("publish_at","id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "school_content_unpublish_due" ON "school_content" USING btree ("unpublish_at","id") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "college_publish_due" ON "college" USING btree ("publish_at","id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "college_unpublish_due" ON "college" USING btree ("unpublish_at","id") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "school_publish_due" ON "school" USING btree ("publish_at","id") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "school_unpublish_due" ON "school" USING btree ("unpublish_at","id") WHERE unpublish_at is not null;