ALTER TABLE "application" ADD COLUMN "appointment_on" date;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "appointment_time" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "appointment_place" text;--> statement-breakpoint
ALTER TABLE "application_move" ADD COLUMN "time" text;--> statement-breakpoint
ALTER TABLE "application_move" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "application_move" ADD COLUMN "bring" text;--> statement-breakpoint
CREATE INDEX "application_appointment" ON "application" USING btree ("institute_type","institute_id","appointment_on") WHERE appointment_on is not null;--> statement-breakpoint
UPDATE "application" SET "appointment_on" = (SELECT m."on" FROM "application_move" m WHERE m."application" = "application"."id" AND m."to" = "application"."status" ORDER BY m."id" DESC LIMIT 1) WHERE "status" IN ('test', 'interaction');
