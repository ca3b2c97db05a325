ALTER TABLE "college_media" RENAME TO "institute_media";--> statement-breakpoint
ALTER SEQUENCE "college_media_id_seq" RENAME TO "institute_media_id_seq";--> statement-breakpoint
ALTER INDEX "college_media_pkey" RENAME TO "institute_media_pkey";--> statement-breakpoint
ALTER TABLE "institute_media" RENAME CONSTRAINT "college_media_college_college_id_fk" TO "institute_media_college_college_id_fk";--> statement-breakpoint
ALTER INDEX "college_media_college" RENAME TO "institute_media_college";--> statement-breakpoint
ALTER INDEX "college_media_cover" RENAME TO "institute_media_college_cover";--> statement-breakpoint
ALTER TABLE "institute_media" ALTER COLUMN "college" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "institute_media" ADD COLUMN "school" integer;--> statement-breakpoint
ALTER TABLE "institute_media" ADD CONSTRAINT "institute_media_owner" CHECK (num_nonnulls("institute_media"."school", "institute_media"."college") = 1);--> statement-breakpoint
ALTER TABLE "institute_media" ADD CONSTRAINT "institute_media_school_school_id_fk" FOREIGN KEY ("school") REFERENCES "public"."school"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institute_media_school" ON "institute_media" USING btree ("school","position");--> statement-breakpoint
CREATE UNIQUE INDEX "institute_media_school_cover" ON "institute_media" USING btree ("school") WHERE cover;
