CREATE INDEX "application_submitted_at" ON "application" USING btree ("submitted_at") WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "payment_paid" ON "payment" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "refund_refunded" ON "refund" USING btree ("refunded_at") WHERE refunded_at is not null;--> statement-breakpoint
CREATE INDEX "review_pending" ON "review" USING btree ("updated_at","id") WHERE status = 'pending';